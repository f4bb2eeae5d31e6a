// The script of the small pages around a launch. Decides how the state of the launch is kept in this browser: by a
// cookie, by the storage of the LMS (LTI Platform Storage 0.1), or by leaving the frame.

const { dataset } = document.body;
const answerWithinMs = 1000;

/** Sends a message to a window of the LMS and returns its answer; rejects errors and silence. */
function ask(target, origin, message) {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('no answer'))), answerWithinMs);
    function finish(settle) {
      clearTimeout(timer);
      removeEventListener('message', listen);
      settle();
    }
    function listen(event) {
      const { data } = event;
      const isAnswer =
        typeof data === 'object' &&
        data !== null &&
        data.message_id === id &&
        data.subject === `${message.subject}.response` &&
        (origin === '*' || event.origin === origin);
      if (!isAnswer) return;
      finish(() => (data.error ? reject(new Error(String(data.error.code))) : resolve(data)));
    }
    addEventListener('message', listen);
    target.postMessage({ ...message, message_id: id }, origin);
  });
}

/** The window of the LMS that keeps data, or null when it offers none. The frame that the LMS names itself wins. */
async function findStorage() {
  const host = window.opener ?? window.parent;
  if (host === window || !dataset.storage) return null;
  const { supported_messages: supported } = await ask(host, '*', { subject: 'lti.capabilities' });
  const [put, get] = ['lti.put_data', 'lti.get_data'].map((subject) =>
    Array.isArray(supported) ? supported.find((one) => one.subject === subject) : undefined,
  );
  if (!put || !get) return null;
  const name = put.frame ?? dataset.storage;
  return name === '_parent' ? host : (host.frames[name] ?? null);
}

async function keepInStorage() {
  const storage = await findStorage();
  if (!storage) return false;
  const { key, secret } = dataset;
  const answer = await ask(storage, dataset.origin, { subject: 'lti.put_data', key, value: secret });
  return answer.key === key && answer.value === secret;
}

async function isCookieKept() {
  const answer = await fetch('/lti/cookie-check/', { credentials: 'include', cache: 'no-store' });
  return answer.ok && (await answer.json()).is_kept === true;
}

const succeeds = (work) => work().catch(() => false);

/** Goes on to the LMS once something in this browser will recognise the launch. */
async function begin() {
  if (window.top === window || (await succeeds(isCookieKept)) || (await succeeds(keepInStorage))) {
    location.replace(dataset.go);
    return;
  }
  document.querySelector('#words').textContent = dataset.unkept;
  document.querySelector('#window').hidden = false;
}

/** Proves that this browser began the launch, with the secret that the LMS has kept for it. */
async function confirm() {
  const storage = await findStorage();
  if (!storage) throw new Error('no storage');
  const { key } = dataset;
  const { value } = await ask(storage, dataset.origin, { subject: 'lti.get_data', key });
  const answer = await fetch('/lti/launch/confirm/', {
    method: 'POST',
    credentials: 'include',
    body: new URLSearchParams({ launch: dataset.launch, secret: String(value) }),
  });
  const body = await answer.json();
  if (!answer.ok) {
    showWords(body.detail);
    return;
  }
  for (const [name, secret] of Object.entries(body.keeps)) sessionStorage.setItem(name, secret);
  await ask(storage, dataset.origin, { subject: 'lti.put_data', key, value: null }).catch(() => undefined);
  location.replace(body.path);
}

function showWords(words) {
  document.querySelector('h1').textContent = dataset.problem;
  document.querySelector('#words').textContent = words;
}

const showProblem = () => showWords(dataset.unrecognised);

const acts = {
  begin: () => begin().catch(showProblem),
  confirm: () => confirm().catch(showProblem),
  close: () => (window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*'),
};

acts[dataset.act]?.();
document.querySelector('form[data-send="by-itself"]')?.submit();
