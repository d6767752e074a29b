-- Every bot has its contact form, so that buttons and rules can lead to it before anybody has changed it.
insert into form (bot_id, kind, name)
  select b.id, 'contact', 'Datos de contacto' from bot b
  where not exists (select from form f where f.bot_id = b.id and (f.kind = 'contact' or fold(f.name) = fold('Datos de contacto')));
create index form_run_recent on form_run (form_id, updated_at desc);
