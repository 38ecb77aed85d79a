-- What a sandboxed provider signs with, where a shared secret is not enough; sealed with the server's secret.
create table sandbox_keys (
  provider text primary key,
  private_key text not null
);
