import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { showLook } from "./lib/settings.svelte";
import "./theme.css";

showLook();
router.start();
mount(App, { target: document.getElementById("page")! });
