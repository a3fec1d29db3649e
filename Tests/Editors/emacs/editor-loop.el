;;; editor-loop.el --- The editor loop as a person goes through it  -*- lexical-binding: t -*-

(require 'expect (expand-file-name "expect" (file-name-directory load-file-name)))
(require 'aalsp)

;; Debian has no Swift mode; its name is all that counts here.
(unless (fboundp 'swift-mode)
  (define-derived-mode swift-mode prog-mode "Swift"))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-hook 'swift-mode-hook #'aalsp-ensure)
(add-hook 'nxml-mode-hook #'aalsp-ensure)
(setq eglot-sync-connect nil
      eglot-autoshutdown nil
      flymake-no-changes-timeout 0
      make-backup-files nil
      auto-save-default nil
      create-lockfiles nil)

(defvar workspace (file-name-as-directory (getenv "AALSP_WORKSPACE")))
(defvar warnings nil "What the editor warned of.")
(advice-add 'display-warning :before
            (lambda (_type text &optional level &rest _)
              (unless (eq level :debug) (push text warnings))))

(defun command (function &rest arguments)
  "Call the command FUNCTION with ARGUMENTS, and end it as the command loop does."
  (let ((last-command nil) (this-command function))
    (apply function arguments))
  (run-hooks 'post-command-hook 'window-configuration-change-hook)
  (undo-boundary))

(defun open (path)
  "Visit PATH of the workspace; return the buffer."
  (command #'find-file (expand-file-name path workspace))
  (current-buffer))

(defun settle ()
  "Send what changed, as the editor does once the keyboard rests, and have it judged."
  (dolist (buffer (eglot--managed-buffers (eglot-current-server)))
    (with-current-buffer buffer (eglot--signal-textDocument/didChange)))
  (jsonrpc-request (eglot-current-server) :textDocument/hover
                   (eglot--TextDocumentPositionParams)))

(defun server () (expect-wait #'eglot-current-server))

(defun actions-at (place kind)
  "The code actions of KIND at PLACE, as the menu would offer them."
  (goto-char (car place))
  (append (eglot-code-actions (point) (point) kind) nil))

(defun preferred (actions)
  (seq-filter (lambda (action) (eq (plist-get action :isPreferred) t)) actions))

(defun apply-preferred (place)
  "Choose the preferred quick fix at PLACE from the menu."
  (let ((title (plist-get (car (preferred (actions-at place "quickfix"))) :title)))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) title))
              ((symbol-function 'y-or-n-p) #'always)
              (last-nonmenu-event ?x))
      (goto-char (car place))
      (command #'call-interactively #'eglot-code-actions))
    (settle)))

(defun hover-at (place)
  "The text that ElDoc is given for PLACE."
  (goto-char (car place))
  (let (text)
    (eglot-hover-eldoc-function (lambda (found &rest _) (setq text (or found ""))))
    (expect-wait (lambda () text))))

(defun text () (buffer-substring-no-properties (point-min) (point-max)))

(defun test-start ()
  (expect-record (server) "opening a Swift file starts the server" "no server")
  (expect-wait (lambda () (eglot--server-info (server))))
  (expect-equal (plist-get (eglot--server-info (server)) :name) "aalsp" "the server says its name")
  (expect-equal (file-name-as-directory (expand-file-name (project-root (eglot--project (server)))))
                workspace "the root is the folder with the project"))

(defun test-findings (gallery title button)
  (expect-becomes (lambda () (expect-findings gallery))
                  (list (expect-finding 'destructive-unconfirmed button)
                        (expect-finding 'navigation-icon-missing title))
                  "the gallery shows two findings, at the right places")
  (dolist (found (flymake-diagnostics))
    (expect-equal (flymake-diagnostic-type found) 'eglot-warning
                  (concat (expect-rule found) " is a warning"))))

(defun test-icon-fix (gallery title button)
  (let ((fixes (actions-at title "quickfix")) (before (text)))
    (expect-record (>= (length fixes) 3) "three icons are offered" fixes)
    (expect-equal (length (preferred fixes)) 1 "one of them is preferred")
    (apply-preferred title)
    (expect-becomes (lambda () (expect-findings gallery))
                    (list (expect-finding 'destructive-unconfirmed button))
                    "after the fix the finding has vanished, and the other one is still there")
    (expect-contains
     (text)
     "        .navigationTitle(\"Gallery\")\n        .assistiveAccessNavigationIcon(systemImage: \""
     "the icon stands below the title, indented as it is")
    (command #'undo)
    (settle)
    (expect-equal (text) before "undo takes the fix back in one step")
    (expect-becomes (lambda () (length (expect-findings gallery))) 2
                    "after undo the finding is back")
    (apply-preferred title)
    (expect-becomes (lambda () (length (expect-findings gallery))) 1 "and can be fixed again")))

(defun test-hover (place name)
  (let ((text (hover-at place)))
    (expect-contains text "destructive-unconfirmed" (concat name " names the rule"))
    (expect-contains text "Assistive Access" (concat name " says why it matters"))))

(defun test-emoji (gallery button)
  (goto-char (car button))
  (command #'insert "/* 🎨🖍️ é */ ")
  (settle)
  (let ((moved (expect-place "Button(role: .destructive)" "Button")))
    (expect-becomes (lambda () (expect-findings gallery))
                    (list (expect-finding 'destructive-unconfirmed moved))
                    "behind an emoji the finding is at the right place")
    (test-hover moved "behind an emoji the hover")
    moved))

(defun test-unfinished (gallery moved)
  (goto-char (point-max))
  (let ((typed (point)))
    (insert "struct Unfinished: View {\n    var body: some View { Text(\"a\\(")
    (settle)
    (expect-becomes (lambda () (expect-findings gallery))
                    (list (expect-finding 'destructive-unconfirmed moved))
                    "half-typed code leaves the finding above it")
    (delete-region typed (point-max))
    (settle)))

(defun test-confirmation-fix (gallery moved)
  (apply-preferred moved)
  (expect-becomes (lambda () (mapcar (lambda (found) (car (split-string found)))
                                     (expect-findings gallery)))
                  '("destructive-confirmed-once")
                  "after the confirmation only the advice to ask twice is left")
  (expect-contains (text) ".confirmationDialog(" "the row asks before it deletes")
  (save-buffer)
  (settle)
  (expect-equal (length (expect-findings gallery)) 1 "saving changes no finding"))

(defun test-key-fix ()
  (let* ((app (open "Draw/DrawApp.swift"))
         (scene (expect-place "AssistiveAccess")))
    (server)
    (expect-becomes (lambda () (expect-findings app))
                    (list (expect-finding 'support-key-missing scene))
                    "the missing key is shown at the scene")
    (apply-preferred scene)
    (let ((plist (find-buffer-visiting (expand-file-name "Draw/Info.plist" workspace))))
      (expect-record plist "the fix opens the property list" "it is not open")
      (with-current-buffer plist
        (expect-contains (text) "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n"
                         "the key stands in the property list, indented as its neighbours")
        (expect-equal (buffer-modified-p) t "the property list is changed, not saved")
        (expect-record (server) "the property list has the server too" "no server"))
      (expect-becomes (lambda () (expect-findings app)) nil
                      "after the key is added the finding has vanished")
      (with-current-buffer plist
        (save-buffer)
        (settle))
      (list app plist scene))))

(defun test-key-false (app plist scene)
  (open "Draw/Info.plist")
  (goto-char (cdr (expect-place "<key>UISupportsAssistiveAccess</key>\n\t")))
  (delete-region (point) (line-end-position))
  (insert "<false/>")
  (settle)
  (expect-becomes (lambda () (expect-findings app))
                  (list (with-current-buffer app (expect-finding 'support-key-missing scene)))
                  "a key that is false is shown at the scene")
  (expect-becomes (lambda () (expect-findings plist))
                  (list (expect-finding 'support-key-missing (expect-place "<false/>")))
                  "and at its value in the property list")
  (delete-region (point) (line-beginning-position))
  (insert "\t<true/>")
  (settle)
  (save-buffer))

(defun test-external-change (app)
  "A file that no buffer visits changes on disk; Emacs watches it for the server."
  (let* ((path (expand-file-name "Draw/Info.plist" workspace))
         (with-key (with-temp-buffer (insert-file-contents path) (buffer-string))))
    (expect-becomes (lambda () (expect-findings app)) nil "before a change on disk all is well")
    (kill-buffer (find-buffer-visiting path))
    (write-region (replace-regexp-in-string "UISupportsAssistiveAccess" "Other" with-key)
                  nil path nil 'silent)
    (expect-becomes (lambda () (mapcar (lambda (found) (car (split-string found)))
                                       (expect-findings app)))
                    '("support-key-missing") "a key that is removed on disk is missed")
    (write-region with-key nil path nil 'silent)
    (expect-becomes (lambda () (expect-findings app)) nil
                    "a key that is put back on disk is seen")))

(defun test-silence ()
  (dolist (path '("Draw/Standard/ContentView.swift" "Draw/AssistiveAccess/ColorScreen.swift"
                  "DrawWidget/DrawWidget.swift" "DrawWidget/Info.plist"))
    (let ((buffer (open path)))
      (server)
      (settle)
      (expect-equal (expect-findings buffer) nil (concat path " has no finding")))))

(defun test-stop ()
  (let* ((server (eglot-current-server)) (process (jsonrpc--process server)))
    ;; Eglot kills the process as soon as it has said `exit', so that its status says nothing.
    (eglot-shutdown server nil 10)
    (expect-equal (process-live-p process) nil "the server is shut down")
    (expect-equal warnings nil "the editor warned of nothing")))

(defun start-again ()
  "Leave a server running for the editor's own exit."
  (let ((buffer (open "Draw/AssistiveAccess/DrawingScreen.swift")))
    (server)
    (expect-becomes (lambda () (expect-findings buffer))
                    (list (expect-finding 'navigation-icon-missing
                                          (expect-place ".navigationTitle(drawing.title)"
                                                        "navigationTitle")))
                    "the server starts again with the next file")))

(defun run ()
  (let* ((gallery (open "Draw/AssistiveAccess/GalleryScreen.swift"))
         (title (expect-place ".navigationTitle(\"Gallery\")" "navigationTitle"))
         (button (expect-place "Button(role: .destructive)" "Button")))
    (when (test-start)
      (test-findings gallery title button)
      (test-icon-fix gallery title button)
      (test-hover button "the hover")
      (let ((moved (test-emoji gallery button)))
        (test-unfinished gallery moved)
        (test-confirmation-fix gallery moved))
      (let ((parts (test-key-fix)))
        (apply #'test-key-false parts)
        (test-external-change (car parts)))
      (test-silence)
      (test-stop)
      (start-again))))

(condition-case problem
    (progn (run) (expect-record t "the script runs to its end" ""))
  (error (expect-record nil "the script runs to its end" (error-message-string problem))))
