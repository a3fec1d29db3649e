import ProjectDescription

let workspace = Workspace(name: "Walks", projects: ["App", "Features/Map"])
