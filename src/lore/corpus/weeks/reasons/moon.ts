import type { WeekReasons } from '#lore/authored.ts'

export const moonReasons: WeekReasons = {
  eases: {
    1: 'your mood reaches people before your words do, and the low ones tend to find you',
    2: "you feel safe when you're provided for, and a small purchase is a quick way to get there",
    3: 'you feel close to people through ordinary talk, and you tend to wait for a reason to call',
    4: 'you rest best among your own people, and you notice within a minute whether a place is friendly',
    5: "you're happiest when you forget the time, and you've learned to plan your fun like an appointment",
    6: 'your feelings show up first in your body, and you can be slow to take its word for it',
    7: 'you sense what the other person wants, and that keeps you busy with all but a few of them',
    8: 'you let few people see you in a bad state, and you keep an eye on those who have',
    9: 'you settle down with a change of scene, and you tend to treat it as a luxury',
    10: "people take their mood from you, and you count only what you've finished",
    11: 'you treat your friends as family, and you seldom tell them that you do',
    12: "you need to be alone to know what you feel, and you're inclined to give that time away first",
  },
  presses: {
    1: 'your feelings are easy to read, and you may believe a mood before it has had time to pass',
    2: 'you look to money for safety, and no sum ever feels quite large enough',
    3: 'you hear the tone before the words, and you tend to think that it was about you',
    4: "you look after people without being asked, and you hope that they'll see it without being told",
    5: "you enjoy yourself when nobody's waiting for it, and a party that needs your good mood wears you out",
    6: 'you take care of people by doing things for them, and you resent the ones that nobody asked about',
    7: "you feel the other person's mood as though it were your own, and you go to work on it at once",
    8: 'you find it safer to need nothing, and you notice that it keeps people at a distance',
    9: 'you believe with your whole heart, and an argument about ideas can hurt like one about you',
    10: 'you want to feel approved of by those above you, and one look can decide how you think the day went',
    11: "you need to belong, and you tend to compare other people's best evenings with your dull ones",
    12: "you put sad things away neatly, and they come back on a day when nothing's wrong",
  },
}
