-- What was judged was always a whole line: all its units, which began when its buyer was given the order.
UPDATE withdrawals SET lines = (
	SELECT coalesce(jsonb_agg(part || jsonb_build_object(
		'quantity', line.quantity,
		'isOwn', line.seats < line.quantity,
		'begunAt', to_char(orders.fulfilled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
	) ORDER BY at), '[]')
	FROM jsonb_array_elements(lines) WITH ORDINALITY AS parts(part, at)
	JOIN order_lines line ON line.id = (part->>'lineId')::uuid
	JOIN orders ON orders.id = line.order_id
);
