import { createStaticHandler, type EntryContext } from "react-router";
import { expect, test } from "vitest";
import { pageStart } from "./page-start.server.ts";

type Routes = EntryContext["manifest"]["routes"];
const route = (id: string, rest: object) => ({ id, module: `/${id}.js`, imports: [`/of-${id}.js`], ...rest });
const routes = {
  root: route("root", { path: "" }),
  frame: route("frame", { parentId: "root" }),
  home: route("home", { parentId: "frame", index: true }),
  list: route("list", { parentId: "frame", path: "list", clientLoaderModule: "/list-loader.js" }),
  other: route("other", { parentId: "frame", path: "other" }),
} as unknown as Routes; // what the function reads of a manifest

async function startOf(handoff = "{}"): Promise<string> {
  const tree = [{ id: "root", path: "", children: [{ id: "frame", children: [{ id: "list", path: "list" }] }] }];
  const staticHandlerContext = await createStaticHandler(tree).query(new Request("http://localhost/list"));
  const manifest = { entry: { module: "/entry.js", imports: ["/framework.js"] }, routes, url: "/m.js", version: "1" };
  return pageStart({ manifest, staticHandlerContext, serverHandoffString: handoff } as EntryContext); // likewise
}

test("a page's script requests the files of its own routes, each once, the entry last", async () => {
  const code = await startOf();
  const asked = JSON.parse(/for \(const href of (\[.*?\])\)/.exec(code)![1]!) as string[];
  expect(asked).toEqual([
    "/entry.js",
    "/framework.js",
    "/root.js",
    "/of-root.js",
    "/frame.js",
    "/of-frame.js",
    "/list-loader.js",
    "/list.js",
    "/of-list.js",
  ]);
  expect(code.lastIndexOf("import(")).toBe(code.indexOf('import("/entry.js")'));
});

test("the router knows the page's own routes and the first page, and requests others", async () => {
  const code = await startOf();
  const known = JSON.parse(/__reactRouterManifest = (.*);/.exec(code)![1]!) as EntryContext["manifest"];
  expect(Object.keys(known.routes).toSorted()).toEqual(["frame", "home", "list", "root"]);
});

test("no file name in the script ends the script", async () => {
  routes.list!.module = "/</script><script>x.js";
  expect(await startOf()).not.toContain("</script>");
});
