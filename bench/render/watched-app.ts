import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Platform } from "#app/platform/context.ts";
import type * as server from "#server/app.ts";
import { type PageArguments, renderBare } from "./bare-render.ts";

/** What a page cost, in milliseconds of processor, and the bytes of its HTML. */
export type Answer = {
  loaders: number;
  /** React Router, between the loaders and `entry.server.tsx`: headers, and the data written for the browser. */
  router: number;
  /** `entry.server.tsx`, or React alone in its place. */
  rendering: number;
  total: number;
  bytes: number;
};

export type WatchedApp = (url: string, mode: "whole" | "bare") => Promise<Answer>;

const build = join(import.meta.dirname, "..", "..", "build", "server", "index.js");

/** The built application, told apart into its parts. One request at a time: the process's whole work is counted as its own. */
export async function watchApp(platform: Platform): Promise<WatchedApp> {
  const { createApp } = (await import(build)) as typeof server;
  const marks = { loaded: 0, entered: 0, rendered: 0 };
  let isBare = false;

  const watch = (watched: ServerBuild): ServerBuild => {
    const { module } = watched.entry;
    const render = async (...page: PageArguments) => {
      marks.entered = processorTime();
      const answer = await (isBare ? renderBare(page) : module.default(...page));
      marks.rendered = processorTime();
      return answer;
    };
    const loaded = () => (marks.loaded = processorTime());
    return { ...watchLoaders(watched, loaded), entry: { module: { ...module, default: render } } };
  };

  const app = createApp(platform, watch);
  return async (url, mode) => {
    isBare = mode === "bare";
    const request = new Request(url);
    const start = processorTime();
    const { response: answer } = await app(request);
    const { byteLength: bytes } = await answer.arrayBuffer();
    const end = processorTime();
    if (answer.status !== 200) throw new Error(`${url} : ${answer.status}`);
    return {
      loaders: marks.loaded - start,
      router: marks.entered - marks.loaded,
      rendering: marks.rendered - marks.entered,
      total: end - start,
      bytes,
    };
  };
}

function watchLoaders(build: ServerBuild, loaded: () => void): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route];
    const watched: typeof loader = async (given) => {
      try {
        return await loader(given);
      } finally {
        loaded();
      }
    };
    return [id, { ...route, module: { ...route.module, loader: watched } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
