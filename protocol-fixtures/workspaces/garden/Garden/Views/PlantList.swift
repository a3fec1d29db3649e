import SwiftData
import SwiftUI

struct PlantList: View {
    @Query private var plants: [Plant]
    @EnvironmentObject private var store: SeedStore

    var body: some View {
        NavigationStack {
            List(plants) { plant in
                Text(plant.name)
            }
            .navigationTitle("Plants")
        }
    }
}
