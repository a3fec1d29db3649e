;;; expect.el --- Results, bounded waiting, places  -*- lexical-binding: t -*-

;; Each result is a line of the file that AALSP_RESULTS names: `ok - NAME', or
;; `not ok - NAME: DETAIL'.

(require 'cl-lib)
(require 'eglot)
(require 'flymake)

(defvar expect-patience 30
  "How long anything may take, in seconds.  Nothing waits for it that is there sooner.")

(defun expect-record (met name detail)
  "Record the result NAME, with DETAIL unless MET."
  (let ((line (if met (concat "ok - " name) (format "not ok - %s: %s" name detail))))
    (write-region (concat (replace-regexp-in-string "\n" " | " line) "\n")
                  nil (getenv "AALSP_RESULTS") 'append 'silent))
  met)

(defun expect-equal (actual expected name)
  "Record as NAME whether ACTUAL is EXPECTED."
  (expect-record (equal actual expected) name (format "expected %S, found %S" expected actual)))

(defun expect-contains (text part name)
  "Record as NAME whether PART is in TEXT."
  (expect-record (and (stringp text) (string-search part text) t) name
                 (format "%S is not in %S" part text)))

(defun expect-let-happen ()
  "Let Emacs do what it does while the keyboard rests: files, processes, timers."
  (read-event nil nil 0.02)
  ;; Before Emacs 29 what comes in one piece with an awaited answer waits for the next piece.
  (when-let ((server (eglot-current-server)))
    (jsonrpc--process-filter (jsonrpc--process server) "")))

(defun expect-wait (condition)
  "Let things happen until CONDITION gives something, and return that."
  (let ((end (time-add nil expect-patience)) value)
    (while (and (not (setq value (funcall condition))) (time-less-p nil end))
      (expect-let-happen))
    value))

(defun expect-becomes (actual expected name)
  "Wait until the function ACTUAL returns EXPECTED, and record that as NAME."
  (let (value)
    (expect-wait (lambda () (equal (setq value (funcall actual)) expected)))
    (expect-equal value expected name)))

(defun expect-place (text &optional word)
  "The positions of the first TEXT in the buffer, or of WORD in the first line with TEXT."
  (save-excursion
    (goto-char (point-min))
    (search-forward text)
    (when word
      (goto-char (line-beginning-position))
      (search-forward word (line-end-position)))
    (cons (match-beginning 0) (match-end 0))))

(defun expect-finding (rule place)
  "How `expect-findings' shows a finding of RULE at PLACE."
  (format "%s %d-%d" rule (car place) (cdr place)))

(defun expect-rule (diagnostic)
  "The rule that DIAGNOSTIC's text names, as Eglot writes it: `aalsp [RULE]: ...'."
  (let ((text (flymake-diagnostic-text diagnostic)))
    (if (string-match "\\`aalsp \\[\\([a-z-]+\\)\\]" text) (match-string 1 text) text)))

(defun expect-findings (buffer)
  "The findings that Flymake shows in BUFFER, as RULE FROM-TO, in the order of places."
  (with-current-buffer buffer
    (mapcar (lambda (found)
              (expect-finding (expect-rule found)
                              (cons (flymake-diagnostic-beg found) (flymake-diagnostic-end found))))
            (sort (flymake-diagnostics)
                  (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))))

(provide 'expect)
