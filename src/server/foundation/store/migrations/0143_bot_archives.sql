-- Besides imports and copies, the exports: whole bots that become an archive.
alter table bot_import add column kind text not null default 'import';
update bot_import set kind = 'copy' where source_bot_id is not null;
-- The earlier version created the bot only after the review; what it left under way cannot go on.
update bot_import set state = 'failed',
  faults = '[{"file": "", "place": "", "text": "Actualizamos la consola mientras tanto. Empieza otra vez."}]'::jsonb
where state in ('running', 'ready');
-- what the bot lost on its way, such as the secret values of its webhooks
alter table bot_import add column lost jsonb not null default '[]'::jsonb;

-- What belongs to a forgotten import goes with it, whoever forgets it: also with the account of its person.
create function drop_bot_import() returns trigger language plpgsql as $$
begin
  if old.file is not null or (old.bot_id is not null and old.state <> 'done') then
    insert into job (queue, payload)
    values ('bot-import-drop', jsonb_build_object('file', old.file,
      'bot', case when old.state <> 'done' then old.bot_id end));
  end if;
  return null;
end $$;
create trigger bot_import_dropped after delete on bot_import for each row execute function drop_bot_import();
