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
  static func presentation(of modifier: String) -> Presentation? { presentations[modifier] }

  private static let presentations: [String: Presentation] = [
    "navigationDestination": .screen(.destination),
    "sheet": .screen(.sheet),
    "fullScreenCover": .screen(.fullScreenCover),
    "popover": .screen(.popover),
    "alert": .content(.dialog),
    "confirmationDialog": .content(.dialog),
    "actionSheet": .content(.dialog),
    "toolbar": .content(.toolbar),
    "navigationBarItems": .content(.toolbar),
    "contextMenu": .content(.contextMenu),
    "swipeActions": .content(.swipeActions),
    "toolbarTitleMenu": .content(.menu),
    "overlay": .content(.decoration),
    "background": .content(.decoration),
    "safeAreaInset": .content(.decoration),
    "safeAreaBar": .content(.decoration),
    "mask": .content(.decoration),
    "inspector": .content(.decoration),
    "tabViewBottomAccessory": .content(.decoration),
    "searchSuggestions": .content([]),
    "tabItem": .content([]),
    "listRowBackground": .content([]),
    "headerProminence": .content([]),
  ]

  /// Views whose unlabelled closure draws, or does something, and shows no views.
  static let viewsWithoutContent: Set<String> = [
    "Canvas", "Path", "RealityView", "PasteButton", "SignInWithAppleButton", "LocationButton",
    "EditButton", "RenameButton", "SceneView", "SpriteView",
  ]

  /// Labels of arguments that are views, also where they are no closures.
  static let contentLabels: Set<String> = [
    "content", "currentValueLabel", "destination", "footer", "header", "label",
    "maximumValueLabel", "minimumValueLabel", "placeholder", "rowContent",
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
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu",
    "UnevenRoundedRectangle", "VSplitView",
    "VStack", "VideoPlayer", "ViewThatFits", "ZStack", "StoreView", "ProductView",
    "PhotosPickerItem", "MapReader", "AngularGradient", "MeshGradient", "ContainerRelativeShape",
    "AccessoryWidgetBackground", "ActionSheet", "Alert", "Annotation", "AnyLayout", "AnyShape",
    "AreaMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarMark",
    "BarPlot", "Chart3D", "ConcentricRectangle",
    "DefaultDateProgressLabel", "DefaultToolbarItem", "EllipticalGradient", 
    "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "HelpLink", 
    "LinePlot", "LineMark", "Map3D", "MapAnnotation", "MapCircle", "MapCompass",
    "MapMarker", "MapPin", "MapPitchToggle", "MapPolygon", "MapPolyline", "MapScaleView",
    "MapUserLocationButton", "MapZoomStepper", "Marker", "Model3D", 
    "PointMark", "RealityView", "RectangleMark", "RuleMark", 
    "SceneView", "SectorMark", "SettingsLink", "SpriteView", "SubscriptionOfferView",
    "TableColumn", "TableRow", "TextFieldLink", "TipView", "UserAnnotation",
    "WebView",
  ]

  /// Protocols of types that draw what they are given.
  static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle",
    "ProgressViewStyle", "GroupBoxStyle", "DisclosureGroupStyle", "LabeledContentStyle",
    "GaugeStyle",
  ]

  /// Types of properties that are no views, or views that hold no others.
  static let valueTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Int", "Double",
    "CGFloat", "Bool", "UIImage", "UIColor", "Font", "URL", "Date", "Data", "Decimal", "Float",
    "Gradient", "Animation", "UUID", "Void",
  ]
}
