-- What the page of a sent quotation says of the business stays as it was sent, as its PDF does. Those that were sent before say what the
-- settings say now.
alter table budget add column sent_texts jsonb;
update budget q set sent_texts = jsonb_build_object(
  'business', coalesce(s.settings->'business'->>'name', b.name),
  'notes', coalesce(s.settings->>'notes', ''),
  'payment_terms', coalesce(s.settings->>'payment_terms', ''),
  'bank_details', coalesce(s.settings->>'bank_details', ''),
  'footer', coalesce(s.settings->>'footer', ''))
from bot b left join budget_settings s on s.bot_id = b.id
where b.id = q.bot_id and q.token_hash is not null;

-- The last number that was used with each prefix: it stays used when its quotation is deleted. What the history names was used.
alter table budget_settings add column last_numbers jsonb not null default '{}';
update budget_settings s set last_numbers = jsonb_build_object(p.prefix, p.last)
from (
  select z.bot_id, z.prefix, max(substr(n.number, length(z.prefix) + 1)::integer) as last
  from (select bot_id, coalesce(settings->>'number_prefix', 'P-') as prefix from budget_settings) z
  join (
    select bot_id, number from budget
    union all
    select bot_id, resource_label from audit where resource_type = 'budget') n
    on n.bot_id = z.bot_id and starts_with(n.number, z.prefix) and substr(n.number, length(z.prefix) + 1) ~ '^[0-9]{1,8}$'
  group by z.bot_id, z.prefix) p
where p.bot_id = s.bot_id;
