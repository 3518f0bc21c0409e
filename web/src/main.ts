import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/worker";
import { firstOf, speak } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";
import { likes, showLook } from "./lib/settings.svelte";
import "./theme.css";

showLook();
router.start();
// What is first shown is in the language already.
await speak(likes.language ?? firstOf(navigator.languages));
const page = document.getElementById("page")!;
// What was to be seen until now.
page.replaceChildren();
mount(App, { target: page });
keepPage();
