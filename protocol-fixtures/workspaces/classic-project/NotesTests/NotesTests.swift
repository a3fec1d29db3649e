struct NotesTests {}
