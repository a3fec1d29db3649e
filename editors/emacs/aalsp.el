;;; aalsp.el --- Eglot for aalsp  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, tools

;;; Commentary:

;; aalsp finds what makes an app hard to use in Assistive Access.  Loading this file tells Eglot of
;; the server; `M-x eglot' starts it in a Swift file or a property list, `aalsp-ensure' from a hook.

;;; Code:

(require 'eglot)
(require 'project)
(require 'seq)
(require 'subr-x)

(defgroup aalsp nil
  "Language server for Assistive Access."
  :group 'eglot)

(defcustom aalsp-program nil
  "The program aalsp, or nil to look for it.
Then it is the one that the environment variable AALSP_PATH names, or the one on
`exec-path', or the one that was built in the project's folder `.build'."
  :type '(choice (const :tag "Look for it" nil) file))

(defcustom aalsp-arguments nil
  "Arguments of the program."
  :type '(repeat string))

(defconst aalsp-modes
  '((swift-mode :language-id "swift")
    (swift-ts-mode :language-id "swift")
    (nxml-mode :language-id "xml"))
  "Modes of the files that aalsp reads.")

(defconst aalsp--built '(".build/release/aalsp" ".build/debug/aalsp")
  "Where the Swift package manager puts the program, under the package's folder.")

(defun aalsp--candidates ()
  "Where the program can be, the first choice first."
  (let ((root (if-let ((project (project-current))) (project-root project) default-directory)))
    (append (list (getenv "AALSP_PATH") (executable-find "aalsp" t))
            (mapcar (lambda (path) (expand-file-name path root)) aalsp--built))))

(defun aalsp-find-program ()
  "The program to start, or an error that says where it was looked for."
  (or aalsp-program
      (seq-find (lambda (path) (and path (file-executable-p path))) (aalsp--candidates))
      (user-error "No aalsp: set `aalsp-program', or put it on PATH (swift build -c release)")))

(defun aalsp-contact (&optional _interactive)
  "The command line that starts the server, for `eglot-server-programs'."
  (cons (file-local-name (aalsp-find-program)) aalsp-arguments))

(defun aalsp--is-project (folder)
  "Whether an Xcode project, a workspace or a manifest of one is in FOLDER."
  (directory-files
   folder nil "\\.xc\\(?:odeproj\\|workspace\\)\\'\\|\\`Project\\.swift\\'\\|\\`project\\.ya?ml\\'" t))

(defun aalsp-find-project (folder)
  "The project of the app around FOLDER, where Eglot asks for one.
It is asked last, so that it decides only where no other project is known."
  (when (bound-and-true-p eglot-lsp-context)
    (when-let ((root (locate-dominating-file folder #'aalsp--is-project)))
      (cons 'transient root))))

;;;###autoload
(defun aalsp-ensure ()
  "Start the server in a Swift file or a property list.
It is meant for `swift-mode-hook' and `nxml-mode-hook'."
  (when (and buffer-file-name
             (or (not (derived-mode-p 'nxml-mode))
                 (string-suffix-p ".plist" buffer-file-name)))
    (eglot-ensure)))

(add-to-list 'eglot-server-programs (cons aalsp-modes #'aalsp-contact))
(add-hook 'project-find-functions #'aalsp-find-project t)

(provide 'aalsp)

;;; aalsp.el ends here
