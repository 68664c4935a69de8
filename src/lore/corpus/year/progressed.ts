import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What the progressed Moon in a sign makes a person need, for about two and a half years. */
export const progressedMoonSigns: Record<Sign, string[]> = {
  Aries: [
    'You need a start of some kind, and waiting for company makes you cross. You wake up wanting to do something about it, even before you know what.',
    "Long talks about feelings tire you out. A fast walk beside someone who doesn't ask puts you right by the second mile.",
    "You'd rather argue than be soothed. An argument clears the air for you, and you've forgotten it by supper.",
    "Your feelings come out as plans. By the time someone asks how you are, you've already changed something.",
  ],
  Taurus: [
    "You need things to hold still until you've enjoyed them. Your comfort stops being a reward and becomes a plain requirement, beginning with sleep and decent meals.",
    'People in a hurry seem a little unreal to you, so they get their answer tomorrow. What calms you is being in one place long enough to know its sounds.',
    'You want the same café, the same side of the bed, and nobody asking why. Being left in peace counts as affection.',
    "You're slow to be upset and slow to be over it. Good food helps, and so doesn't talking about it.",
  ],
  Gemini: [
    'You need variety, and a day without a good exchange feels wasted. The pile of half-read books by the bed is a sign of good health.',
    'Talking is how you find out what you feel. Several short visits do more for you than one deep evening.',
    'You feel better after a walk with somebody who talks. A silence makes you imagine things.',
    "Your moods change with what you've just heard. A bit of good news over the phone can rescue an afternoon.",
  ],
  Cancer: [
    'You need a place to be off duty, with people who knew you before. A quiet night with one other person does for you what a week away usually does.',
    'You get hungry for familiar food and familiar voices. Strangers take more out of you than they used to.',
    'You look back more than you usually do, at photos and at old addresses. Some of it wants to be told to somebody.',
    'You notice who remembers to ask. A call from the right person at the right hour does more than a present.',
  ],
  Leo: [
    "You need warmth that's said aloud by people who look up when you come in. Hinting at it has stopped working.",
    "You want to be delighted in. Making something, or dressing up for nobody special, gets you halfway there without anyone's help.",
    "You'd like a fuss made of you now and then, and you've stopped being above it. A party helps, even a small one.",
    'You feel best when something of yours is being enjoyed. Being overlooked puts you in a mood that takes two days to lift.',
  ],
  Virgo: [
    'What soothes you is being useful and having things where they belong. Small improvements calm you more than consolation does.',
    'Being thanked for one specific thing reaches you, and general praise runs off like rain. You feel better once something has been put right, however small it is.',
    'Worry makes you tidy, and tidying helps. You feel looked after when somebody notices the details.',
    "You're easily touched by competence. A person who turns up on time with the right tool can make your day.",
  ],
  Libra: [
    "You need company that's fair, and always deciding alone wears you out. You feel better for being among people, provided that nobody raises their voice.",
    'How a room looks matters more than it did, and you may repaint one to change a mood. A disagreement left overnight keeps you awake.',
    'You feel what the other person feels first, and have to ask yourself afterward. An even-tempered friend is worth a great deal to you.',
    'Ugly light and raised voices get to you. An hour somewhere beautiful puts you back together.',
  ],
  Scorpio: [
    "You need the truth, early and in private. You'd sooner have one person who knows everything than ten who know you're busy.",
    'Moods go all the way down and take their time. Being cheered up feels too much like being sent home.',
    "You can't be bothered with half a feeling. Either it matters and you want all of it, or you'd rather be alone.",
    'You keep things close and look closely. Someone who can be told the worst and stay calm is what you need.',
  ],
  Sagittarius: [
    'You need something ahead of you, and a weekend without a plan closes in by noon. A new subject or an hour on a train gives you back your sense of humor.',
    'What lifts you is distance, in any form you can afford. People who only want reassurance find you a bit brisk.',
    'You get impatient with sad stories that have no exit. A plan, even a silly one, does you more good than sympathy.',
    "You laugh sooner than you did, at yourself as well. Being stuck anywhere, in traffic or in a mood, is what you can't stand.",
  ],
  Capricorn: [
    "You need to see something finished, and kind words don't replace that. You calm down by getting on with it.",
    "You'd rather be relied on than comforted. The softer feelings are all there, and they come out late in the evening when the work has been put away.",
    "You carry your own weight and don't mention it. Being trusted with something is what comforts you.",
    "You feel safest with a schedule. A free day can make you uneasy until you've given it a purpose.",
  ],
  Aquarius: [
    "You need air around you and friends who don't keep count. You want to be fond of people without being expected by them.",
    'Odd hours suit you and so does odd company. When somebody gets too tender you may hear yourself explaining something.',
    "You want company that doesn't cling. An evening among people with odd interests does you more good than one of confessions.",
    'You look at your own feelings from a slight distance, with some curiosity. The distance makes you a calm friend and a puzzling partner.',
  ],
  Pisces: [
    "You need rest that nobody can measure. Your skin gets thinner, and other people's afternoons end up in your evening.",
    'A long sleep counts as a practical measure for a while, and so does a good cry at a film. You pick up what people feel before you know what you feel yourself.',
    "You cry at things that aren't sad and are calm about things that are. The confusion passes and leaves you kinder.",
    'You need to be alone to find out which feelings are yours. Water helps, and so does music without words.',
  ],
}

export const progressedMoonHouses: Record<House, string[]> = {
  1: [
    "Your feelings show on the outside, and people respond to them before you've spoken.",
    'You may be moody in public and find that nobody needs an apology for it.',
    'You take things to heart and it shows, so people are careful with you or very frank.',
    'How you look depends on how you slept, more than it used to.',
  ],
  2: [
    'A bill can ruin your morning, and a full fridge can save one.',
    'Security means something that can be counted, and you like to do the counting yourself.',
    "You calm down by knowing what's in the account.",
    'You get attached to things, and giving one away feels like a decision.',
  ],
  3: [
    'Small errands soothe you, as does hearing how everybody is.',
    'You do best when you talk most days, about nothing much, with somebody who knows the people involved.',
    'A day without a chat on the stairs feels too quiet.',
    "You read everything, from the news to the back of the box, when you're uneasy.",
  ],
  4: [
    'Where you live matters more for a while than what you do.',
    'You want less from outside and more from your own four walls.',
    'You want to know that the place is yours, even if only by lease.',
    'Family gets under your skin more quickly, in both directions.',
  ],
  5: [
    'Being silly with someone, or absorbed in making something, settles you better than an early night.',
    'You want to be enjoyed, which is more than being needed.',
    "You're happiest while making a thing nobody asked for.",
    'Frank people do you good, children included.',
  ],
  6: [
    'How the day is organized decides how you feel in it, and a late lunch can tip your mood for hours.',
    'Routines that are kind to your body do more for you than any change of scene.',
    'You feel useful or you feel low, with little in between.',
    'Your body reports on your feelings before you do.',
  ],
  7: [
    'Your mood depends on one other person more than you would like to admit.',
    "A day that you've told nobody about feels as if it hadn't happened.",
    "You'd rather do it in company, even the shopping.",
    'A quarrel with the one person who matters can spoil a week.',
  ],
  8: [
    "Politeness between close people begins to bore you, and you want to know what's underneath.",
    'You want one person with whom nothing has to be tidied up first.',
    "You'd sooner have one hard conversation than ten easy ones.",
    'What others owe you, in money or in candor, is on your mind more than usual.',
  ],
  9: [
    "You get homesick for places you haven't been, while the usual blocks seem to shrink.",
    "You want something to think about that's larger than your own week.",
    'You need a foreign voice in your week, from a book or from the next table.',
    'Small minds wear you out faster than long trips do.',
  ],
  10: [
    'What people think of your work gets under your skin, in both directions.',
    "On days without a purpose of your own you're poor company.",
    'Being praised for your work goes straight to your mood, and so does its absence.',
    'You feel watched, and on good days you like it.',
  ],
  11: [
    "You want a table somewhere among people who'd notice by the second week that you were missing.",
    'Friends do for you what family does at other times.',
    'You feel like yourself in a crowd of the right people.',
    "What your friends think of it matters more than what you'd decided.",
  ],
  12: [
    'You want more time alone than you can easily explain.',
    'Company is pleasant and uses you up, and the best hour of the day may be one that nobody else knows you had.',
    'You retreat sooner than you did and come back kinder.',
    'You hide your moods well, and it costs you more than anyone knows.',
  ],
}
