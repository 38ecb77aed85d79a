import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { certificateOfThisMachine } from './certificate.ts'
import { ensureProgram, listening, programPath } from './program.ts'

interface Front {
  port: number
  /** Ports of servers that take turns; one that does not answer is left out for a second. */
  to: readonly number[]
}

/** HTTP/2 with TLS in front of local servers. @param folder must not exist @returns a function that stops it */
export async function startNginx(
  folder: string,
  fronts: readonly Front[],
  { key, cert } = certificateOfThisMachine(),
): Promise<() => Promise<void>> {
  ensureProgram('nginx', 'nginx-light')
  mkdirSync(folder)
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 })
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, fronts))
  const words = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const child = spawn('nginx', words, { stdio: ['ignore', 'inherit', 'inherit'], env: { PATH: programPath } })
  const ended = once(child, 'close')
  const failed = ended.then(([code]) => {
    throw new Error(`nginx ended with ${code}`)
  })
  // After the start its end is no error.
  failed.catch(() => undefined)
  await Promise.race([failed, ...fronts.map(({ port }) => listening(port))])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

const configuration = (folder: string, fronts: readonly Front[]) => `
daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_rlimit_nofile 20000;
events { worker_connections 20000; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join(' ')}
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  map $http_upgrade $connection_of_upgrade { default upgrade; '' ''; }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_of_upgrade;
  proxy_connect_timeout 1s;
  proxy_read_timeout 120s;
  ${fronts
    .map(
      ({ port, to }) => `
  upstream to_${port} { ${to.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port} ssl http2 backlog=4096;
    location / { proxy_pass http://to_${port}; }
  }`,
    )
    .join('')}
}
`
