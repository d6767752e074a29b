-- An invitation ends with the membership of whoever sent it: those of people who were removed before that held.
update invitation i set revoked_at = now()
where accepted_at is null and revoked_at is null and invited_by is not null
  and not exists (select from membership m where m.bot_id = i.bot_id and m.user_id = i.invited_by);
