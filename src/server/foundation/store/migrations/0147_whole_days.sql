-- A range of equal times meant a whole day. It can no longer be saved, so it is written as one.
update bot set settings =
  regexp_replace(settings::text, '"to": "(\d\d:\d\d)", "from": "\1"', '"to": "23:59", "from": "00:00"', 'g')::jsonb
where settings::text ~ '"to": "(\d\d:\d\d)", "from": "\1"';
update area set schedule =
  regexp_replace(schedule::text, '"to": "(\d\d:\d\d)", "from": "\1"', '"to": "23:59", "from": "00:00"', 'g')::jsonb
where schedule::text ~ '"to": "(\d\d:\d\d)", "from": "\1"';
