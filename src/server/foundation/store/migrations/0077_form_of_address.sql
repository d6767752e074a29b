-- How a bot addresses its customers. Null: nobody has chosen yet, and the bot keeps its earlier texts.
alter table bot add column form_of_address text check (form_of_address in ('vos', 'tu', 'usted'));
