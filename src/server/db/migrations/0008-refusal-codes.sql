-- Why a payment or an order failed is written as every code of a refusal is.
update payment_attempt
set refusal = case refusal when 'REFUSED' then 'payment_refused' else lower(refusal) end
where refusal in ('CARD_DETAILS', 'CORPORATE_CARD', 'FOREIGN_CARD', 'NOT_AUTHENTICATED', 'REFUSED');

update placement
set outcome = jsonb_set(outcome, '{reason}', to_jsonb(
  case outcome->>'reason'
    when 'REFUSED' then 'payment_refused'
    when 'PAYMENT_UNAVAILABLE' then 'card_provider_unavailable'
    when 'UNKNOWN' then 'payment_token_unknown'
    else lower(outcome->>'reason')
  end))
where outcome ? 'reason';
