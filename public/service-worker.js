// Shows a page of our own when a page cannot be loaded, and the daily note. It stores nothing: no page, no answer, no
// picture.

const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection · Cosmic Path</title>
<style>
:root{color-scheme:light;--background:#faf6ee;--ink:#1e1a2b;--muted:#5b5568;--accent:#34348a;--on-accent:#fffdf8;--gold:#8a5f0c}
.dark{color-scheme:dark;--background:#0e1022;--ink:#f2ede0;--muted:#b7b2ca;--accent:#e5c26b;--on-accent:#0e1022;--gold:#e5c26b}
body{box-sizing:border-box;min-height:100dvh;margin:0;padding:15vh 20px 0;background:var(--background);color:var(--ink);font:16px/26px 'Instrument Sans',system-ui,sans-serif}
main{max-width:30rem;margin:0 auto}
svg{width:44px;height:44px}
h1{margin:24px 0 12px;font:400 40px/44px Newsreader,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 28px;color:var(--muted);text-wrap:pretty}
a{display:inline-block;padding:12px 26px;border-radius:99px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
</style>
<script>try{var theme=localStorage.getItem('theme');if(theme==='dark'||theme==='device'&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.className='dark'}catch(error){}addEventListener('online',function(){location.reload()})</script>
</head>
<body><main>
<svg aria-hidden="true" viewBox="0 0 28 28" fill="none" stroke-linecap="round"><circle cx="14" cy="14" r="11.6" stroke="var(--ink)" stroke-width="2"/><path d="M2.8 15.2C5.6 18.4 9.6 20 14 20s8.4-1.6 11.2-4.8" stroke="var(--gold)" stroke-width="2"/><circle cx="14" cy="12.6" r="2.4" fill="var(--ink)"/></svg>
<h1>This page did not load</h1>
<p id="why">You seem to be offline. Your readings are safe; they open again as soon as you are connected.</p>
<a href="">Try Again</a>
<script>if(navigator.onLine)document.getElementById('why').textContent='Cosmic Path cannot be reached right now. Please try again in a minute.'</script>
</main></body>
</html>`

self.addEventListener('install', () => self.skipWaiting())

// The request for a page starts while the worker does.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrApology(event))
})

async function pageOrApology(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(OFFLINE_PAGE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'",
      },
    })
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNote(event.data))
})

// A browser that is sent a note without showing one takes the permission back.
async function showNote(data) {
  const { title, body, path } = readNote(data)
  await self.registration.showNotification(title, {
    body,
    // A newer note takes the place of one that nobody has read.
    tag: 'daily',
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

function readNote(data) {
  const note = { title: 'Cosmic Path', body: 'Your day is waiting for you.', path: '/horoscopes' }
  try {
    return { ...note, ...data.json() }
  } catch {
    return note
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path))
})

// A tab at another page is left alone: something may be typed there.
async function openPage(path) {
  const home = new URL('/', self.location.origin)
  const wanted = new URL(path ?? '/', home)
  const url = wanted.origin === home.origin ? wanted : home
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => new URL(tab.url).pathname === url.pathname)
  await (open ? open.focus() : self.clients.openWindow(url.href))
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(replaceAddress(event))
})

// The worker has no token; the keys of the old address show whose it was. Without them, the settings show that the note
// is off.
async function replaceAddress({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options
  const next =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }))
  await fetch('/api/daily-notification/replacement', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: addressOf(oldSubscription), new: addressOf(next) }),
  })
}

function addressOf(subscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, keys }
}
