import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { late, worker } from "./worker/plugin";

// During development the page talks to a `jadoube serve` beside it.
const server = process.env.JADOUBE_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), late(), worker()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    include: [
      "src/**/*.test.ts",
      "worker/*.test.ts",
      "house.test.ts",
      "vocabulary.test.ts",
      "faults.test.ts",
      "texts.test.ts",
    ],
    environment: "node",
  },
});
