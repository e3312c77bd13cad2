/** The settings that docs/operations/survive.md names, as files. The ports are local to this machine. */
export type Ports = {
  etcd: { client: number; peer: number }[];
  database: { postgres: number; api: number }[];
  writes: number;
  reads: number;
  pooler: number;
  proxy: number;
  portals: number[];
};

export const password = "essai";
const here = "127.0.0.1";

export const etcdArguments = ({ etcd }: Ports, index: number): string[] => {
  const { client, peer } = etcd[index]!;
  const url = (port: number) => `http://${here}:${port}`;
  return [
    `--name=e${index}`,
    `--data-dir=e${index}`,
    `--listen-client-urls=${url(client)}`,
    `--advertise-client-urls=${url(client)}`,
    `--listen-peer-urls=${url(peer)}`,
    `--initial-advertise-peer-urls=${url(peer)}`,
    `--initial-cluster=${etcd.map((each, number) => `e${number}=${url(each.peer)}`).join(",")}`,
    // Patroni's `etcd3` of Debian 12 takes the leader's key without a condition: a primary that thaws takes it back.
    "--enable-v2",
    "--logger=zap",
  ];
};

export const patroniFile = ({ etcd, database }: Ports, index: number, folder: string, binaries: string): string => `
scope: bienvu
name: db${index}
restapi: { listen: "${here}:${database[index]!.api}", connect_address: "${here}:${database[index]!.api}" }
etcd: { hosts: [${etcd.map(({ client }) => `"${here}:${client}"`).join(", ")}] }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: { hot_standby_feedback: "on", wal_log_hints: "on", max_connections: 200, shared_buffers: 128MB }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba: ["host all all ${here}/32 scram-sha-256", "host replication all ${here}/32 scram-sha-256"]
postgresql:
  listen: "${here}:${database[index]!.postgres}"
  connect_address: "${here}:${database[index]!.postgres}"
  data_dir: ${folder}/db${index}
  bin_dir: ${binaries}
  pgpass: ${folder}/db${index}.pgpass
  parameters: { unix_socket_directories: ${folder} }
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
`;

export const haproxyFile = ({ database, writes, reads }: Ports): string => `
global
  maxconn 2000
defaults
  mode tcp
  maxconn 2000
  timeout connect 2s
  timeout client 30m
  timeout server 30m
${[
  { name: "writes", port: writes, check: "/primary" },
  { name: "reads", port: reads, check: "/replica?lag=16MB" },
]
  .map(
    ({ name, port, check }) => `
listen ${name}
  bind ${here}:${port}
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${database.map((node, index) => `  server db${index} ${here}:${node.postgres} check port ${node.api}`).join("\n")}`,
  )
  .join("\n")}
`;

export const poolerFile = ({ writes, pooler }: Ports): string => `
[databases]
bienvu = host=${here} port=${writes} dbname=bienvu user=bienvu password=${password}
[pgbouncer]
listen_addr = ${here}
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = extra_float_digits
default_pool_size = 30
server_login_retry = 1
`;

export const proxyFile = ({ proxy, portals }: Ports, folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/nginx-${name};`).join("\n")}
  upstream portals {
${portals.map((port) => `    server ${here}:${port} max_fails=2 fail_timeout=2s;`).join("\n")}
    keepalive 16;
    keepalive_timeout 4s;
  }
  server {
    listen ${here}:${proxy};
    location / {
      proxy_pass http://portals;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto http;
      # Each visitor of the trial has an address of its own.
      proxy_set_header X-Forwarded-For $http_x_visitor;
      proxy_next_upstream error timeout;
      proxy_buffer_size 16k;
      proxy_buffers 8 16k;
    }
  }
}
`;
