-- body is what staff see, and what is searched and exported. Where it hides sensitive values, written is the whole text.
alter table message add column written text;

-- Messages whose sensitive values the bot had read: a mask of the same length keeps the places of the other values. Positions
-- count UTF-16 code units, so that a text with letters beyond them is hidden as a whole.
do $$
declare
  fact record;
  place record;
  masked text;
begin
  for fact in
    select m.id, m.chat_id, m.body, f.entities
    from message_fact f join message m on m.id = f.message_id
    where m.author = 'user' and m.body <> '' and f.entities @> '[{"value": "•••"}]'
  loop
    masked := fact.body;
    if fact.body ~ '[^\u0001-\uFFFF]' then
      masked := '•••';
    else
      for place in
        select (one->>'start')::int as first, (one->>'end')::int as past
        from jsonb_array_elements(fact.entities) one
        where one->>'value' = '•••'
      loop
        masked := left(masked, place.first) || repeat('•', least(place.past, length(masked)) - place.first)
          || substr(masked, place.past + 1);
      end loop;
    end if;
    if masked <> fact.body then
      update message set body = masked, written = fact.body where id = fact.id;
      update chat set last_message_text = masked where id = fact.chat_id and last_message_text = fact.body;
    end if;
  end loop;
end $$;
