/** What a Pawn becomes. */

import type * as EN from "../en/promotion";
import type { Said } from "../said";

export const PROMOTION: Said<typeof EN.PROMOTION> = {
  stays: "Bauer bleiben",
  name: "Nur ansagen",
  nameSays: "Der Bauer bleibt auf dem Feld stehen und wird nur so genannt:",
  becomes: (square) => `Der Bauer auf ${square} wird`,
};
