//! Starts `aalsp` for Zed: the program that the settings name, or the one on `PATH`.

use zed_extension_api::{
    self as zed, settings::LspSettings, Command, Extension, LanguageServerId, Result, Worktree,
};

struct Aalsp;

impl Extension for Aalsp {
    fn new() -> Self {
        Aalsp
    }

    fn language_server_command(
        &mut self,
        server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let binary = LspSettings::for_worktree(server.as_ref(), worktree)?.binary;
        let (path, arguments) = match binary {
            Some(binary) => (binary.path, binary.arguments.unwrap_or_default()),
            None => (None, Vec::new()),
        };
        let command = path.or_else(|| worktree.which("aalsp")).ok_or(
            "There is no aalsp on PATH. Put it there, or name it in lsp.aalsp.binary.path.",
        )?;
        Ok(Command {
            command,
            args: arguments,
            env: worktree.shell_env(),
        })
    }

    fn language_server_workspace_configuration(
        &mut self,
        server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<zed::serde_json::Value>> {
        Ok(LspSettings::for_worktree(server.as_ref(), worktree)?.settings)
    }
}

zed::register_extension!(Aalsp);
