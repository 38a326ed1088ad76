-- Who has begun to make an account is looked up with every mail of a code
-- (server/login/mailbox-standing.ts): going through all logins took longer where there is no account.
create index login_request_register on login_request (email_key, created_at)
  where purpose = 'register';
