/// Chapter "Register Capability".
extension LSP {
  struct RegistrationParams<Options: Encodable & Sendable>: Sendable, Encodable {
    var registrations: [Registration<Options>]
  }

  struct Registration<Options: Encodable & Sendable>: Sendable, Encodable {
    /// By which it could be taken back.
    var id: String
    var method: String
    var registerOptions: Options
  }
}
