import type { YearSeasons } from '../../../year-ahead.ts'

/** What a transit of Uranus is like to live through. */
export const uranusSeasons: YearSeasons = {
  sun: {
    presses: [
      "Something in you wants out of a role you've played well. The change may be your decision or a surprise from outside, and in both cases it shows how long you've been restless.",
      "Your plans are interrupted, and you may be less sorry than you expected. What you want is more room to be yourself, and it's worth finding out how much before you break anything.",
    ],
    eases: [
      "A change comes in a form you can use. You're quicker and braver than usual, and people seem to like the less predictable version of you.",
      'You can try something new without tearing up what you have. An invitation from outside your usual circle may be worth more than it looks.',
    ],
  },
  moon: {
    presses: [
      "What used to comfort you doesn't work reliably, and your moods change faster than you can explain them. Arrangements at home may shift, and under the unrest there's usually a wish for more air.",
      "You need closeness and can't stand being held, sometimes on the same evening. The people close to you may be confused by it, and telling them that you are too helps more than acting calm.",
    ],
    eases: [
      "You're lighter about what used to upset you. A change at home or in your habits does you good, and it can be a small one.",
      'You feel freer with the people close to you, and they may find you easier to live with. Some of what you called needs turn out to be habits.',
    ],
  },
  mercury: {
    presses: [
      "Ideas come fast, and some of them are good. You're inclined to say things before you've thought them through, so a message sent in a hurry may need another one to explain it.",
      "You may change your mind about something you'd been sure of, perhaps in the middle of defending it. Nerves are part of it, and sleep does more for your judgment than another opinion.",
    ],
    eases: [
      "You see a solution that wasn't on the list. New tools, new subjects, and people who think differently from you are all good for you.",
      'Your mind is quick and open, and learning is easy. Something you say offhand may turn out to be a better idea than the ones you worked on.',
    ],
  },
  venus: {
    presses: [
      "You get bored with what you liked, and drawn to what doesn't fit your life. An attraction may tell you more about what's missing than about the person, and the same is true of a sudden expense.",
      'A relationship needs more room, or you do. A bond that can change its form comes through this well, and one that depended on nobody moving has a harder time.',
    ],
    eases: [
      "You meet people you wouldn't have picked, and you enjoy them. Love and friendship are livelier when you leave the plan open.",
      "Your taste changes a little, and it's fun. Something fresh may come into an old relationship, or a new one begins without much ceremony.",
    ],
  },
  mars: {
    presses: [
      'You have a short fuse and a strong wish to do something about anything. The energy is good and the timing is poor, so hard physical work is a better use for it than an argument.',
      "You lose patience with being told what to do. A break may be the right answer, and it comes out better when you've slept on it.",
    ],
    eases: [
      'You act quickly and mostly rightly. Whatever needs courage, such as a new job or a new method, is easier to begin than it was.',
      "You have energy for doing things your own way, and hardly anybody objects. You can try what you've only argued for so far.",
    ],
  },
  jupiter: {
    presses: [
      "An opportunity turns up that doesn't fit your plans. You may be tempted to throw everything over for it, and the part worth having is usually smaller than it looked.",
      'You believe in something new, and rather suddenly. Enthusiasm carries you past some questions about cost, which tend to wait for you further on.',
    ],
    eases: [
      "Luck comes by way of change, through a chance meeting or a plan that fell through. You're free enough to say yes.",
      "You see a wider choice than you've been making use of. What you try out of curiosity may go further than what you planned.",
    ],
  },
  saturn: {
    presses: [
      'A structure you rely on is shaken, at work or in your habits. You can hold on harder or rebuild it lighter, and it goes better if you choose before you have to.',
      'The careful part of you and the restless part want opposite things. A rule that no longer serves you may break, and you can be the one who breaks it.',
    ],
    eases: [
      'You can change something that had seemed fixed, without much upset. Reforms go well because you know which parts have to stay.',
      "Discipline and freedom stop getting in each other's way. Arranging your time differently may do more for you than having more of it.",
    ],
  },
  asc: {
    presses: [
      "People see you differently, partly because you act differently. Those who relied on the old version may protest, and new acquaintances don't know there was one.",
      'You want to change something about how you live or look, and you want it soon. The wish is sound, and the form it takes at the start may not be the one you keep.',
    ],
    eases: [
      'You come across as more open than usual, and you may meet someone by chance who matters later. A change is easy to introduce, since others are ready for one.',
      'You feel more like yourself in company. Something unusual about you turns out to be what people like.',
    ],
  },
  mc: {
    presses: [
      "Your direction changes, or the place you work for does. You may be offered something quite different, or find that you can't go on as before, and the plan you had was probably due for a change.",
      "You're tired of how you're known. Walking out is tempting, and you do better if you know what you'd be walking toward.",
    ],
    eases: [
      "An opening at work may come from an unexpected side. You don't have to give up what you've built to take it.",
      "You have more freedom in how you do your work, and it shows in the results. Ideas that you'd kept back are welcome.",
    ],
  },
}
