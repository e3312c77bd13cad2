import { startDatabaseServer } from "./servers/database-server.ts";

// Keeps the PostgreSQL of a test run until whoever started this closes its input, or is gone. The tests of earlier commits find it here.
const { server, stop } = await startDatabaseServer();
process.stdout.write(`${JSON.stringify(server)}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
for await (const _ of process.stdin);
await stop();
