import "./lib/byKey";
import { mount } from "svelte";
import App from "./App.svelte";
import { door, room } from "./late";
import { keepPage } from "./lib/worker";
import { firstOf, speak } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";
import { likes, showLook } from "./lib/settings.svelte";
import "./theme.css";

showLook();
router.start();
// What is first shown is in the language already. It is not awaited here: the words of a language use this program, and would
// wait for it to have run to its end.
void speak(likes.language ?? firstOf(navigator.languages)).then(begin);
// What is opened is asked for at once, beside the words of the language.
if (router.route.is === "room") void room().catch(() => undefined);
if (router.route.is === "create") void door().catch(() => undefined);

function begin(): void {
  const page = document.getElementById("page")!;
  // What was to be seen until now.
  page.replaceChildren();
  mount(App, { target: page });
  keepPage();
}
