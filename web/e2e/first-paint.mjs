/**
 * How soon the page shows something to somebody with a slow telephone, and how much it takes for that: a measurement, no
 * part of the tests. `node e2e/first-paint.mjs http://127.0.0.1:8080/ de-AT`
 *
 * The line is that of Lighthouse's "slow 4G": 1.6 Mbit/s, 150 ms; the processor is four times slower.
 */

import { launch, PHONE } from "./people.mjs";

const [address = "http://127.0.0.1:8080/", locale = "en-GB"] = process.argv.slice(2);
const browser = await launch();
for (let visit = 0; visit < 3; visit++) {
  const context = await browser.newContext({ ...PHONE, locale });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  await page.locator("fieldset.code label").first().waitFor();
  const paints = await page.evaluate(() =>
    performance.getEntriesByType("paint").map(({ name, startTime }) => `${name} ${Math.round(startTime)} ms`),
  );
  console.log(`${paints.join(", ")}, ${Math.round(bytes / 1000)} kB`);
  await context.close();
}
await browser.close();
