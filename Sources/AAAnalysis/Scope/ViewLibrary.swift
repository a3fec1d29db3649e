/// What the walk knows of SwiftUI: which closures hold views, and what shows a new screen.
enum ViewLibrary {
  /// Labels of closures and functions that run, rather than being shown.
  static let actionLabels: Set<String> = [
    "action", "perform", "onEditingChanged", "onCommit", "onIncrement", "onDecrement",
    "onDismiss", "primaryAction", "get", "set", "onCompletion", "onCancellation", "onMove",
    "onDelete", "onInsert", "isTargeted", "onRequest", "completion", "onCompletion", "onEnded",
    "onChanged", "execute", "transform", "elements", "where", "by", "operation",
  ]

  /// How a modifier presents views.
  enum Presentation {
    /// A new screen.
    case screen(Screen.Kind)
    /// Views on the same screen, in surroundings of their own.
    case content(Surroundings)
  }

  /// Modifiers that hold views in closures or arguments.
  static func presentation(of modifier: String) -> Presentation? {
    switch modifier {
    case "navigationDestination": .screen(.destination)
    case "sheet": .screen(.sheet)
    case "fullScreenCover": .screen(.fullScreenCover)
    case "popover": .screen(.popover)
    case "alert", "confirmationDialog", "actionSheet": .content(.dialog)
    case "toolbar", "navigationBarItems": .content(.toolbar)
    case "contextMenu": .content(.contextMenu)
    case "swipeActions": .content(.swipeActions)
    case "toolbarTitleMenu": .content(.menu)
    case "overlay", "background", "safeAreaInset", "safeAreaBar", "mask", "inspector",
      "tabViewBottomAccessory":
      .content(.decoration)
    case "searchSuggestions", "tabItem", "listRowBackground", "headerProminence": .content([])
    default: nil
    }
  }

  /// Views whose unlabelled closure is what they do, where they have a title or a labelled label.
  static let controlsWithAction: Set<String> = [
    "Button", "EditButton", "RenameButton", "PasteButton", "SignInWithAppleButton",
    "LocationButton",
  ]

  /// Closure labels that hold the label of a control.
  static let labelLabels: Set<String> = ["label", "currentValueLabel"]

  /// Views of SwiftUI and its neighbours that hold other views in their closures. A type of another
  /// name that the workspace does not declare is unresolved, but its closures are read too.
  static let nativeViews: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider", "EditButton", "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge",
    "GeometryReader", "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HSplitView",
    "HStack", "Image", "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "LocationButton", "Map", "Menu",
    "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
    "NavigationView", "OutlineGroup", "PasteButton", "Path", "PhaseAnimator", "PhotosPicker",
    "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton", "RoundedRectangle",
    "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink",
    "SignInWithAppleButton", "Slider", "Spacer", "Stepper", "SubscriptionStoreView", "Tab",
    "TabSection", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "UnevenRoundedRectangle", "VSplitView",
    "VStack", "VideoPlayer", "ViewThatFits", "ZStack", "StoreView", "ProductView",
    "PhotosPickerItem", "MapReader", "AngularGradient", "MeshGradient", "ContainerRelativeShape",
  ]

  /// Modules that come with the system: what they declare is known, or at least sets no title and
  /// no icon.
  static let systemModules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AppIntents", "AppKit", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreImage.CIFilterBuiltins", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity", "Dispatch",
    "EventKit", "EventKitUI", "FamilyControls", "Foundation", "FoundationModels", "GameController",
    "GameKit", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO", "ImagePlayground", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "ManagedSettings",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore",
    "Symbols", "Synchronization", "SystemConfiguration", "Testing", "TipKit", "Translation",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "WidgetKit", "XCTest", "os", "simd",
  ]
}
