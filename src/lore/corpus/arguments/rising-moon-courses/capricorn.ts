import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Composure earns you trust, and trust earns you more to put up with.',
      "People bring you what they wouldn't dare bring to someone with a temper.",
    ],
    second: [
      "You've got one, and it's up before you are.",
      'It has written several letters of resignation, and all that anyone has seen of it is a torn receipt.',
    ],
    settles: [
      'A bit of your anger, used on time, would do your authority good.',
      "People follow someone who can be crossed, as long as they can see where and it's over by lunch.",
    ],
  },
  Taurus: {
    first: [
      "They think that you're driven, and they try to keep up.",
      "You'd tell them to slow down, if you weren't saving your strength for the couch.",
    ],
    second: [
      'You do it all for the sake of an afternoon with nothing in it.',
      "That you've kept quiet about this isn't shame, exactly, but you can hear how it would sound.",
    ],
    settles: [
      "Work that's done for the sake of rest is the best organized work there is.",
      "Tell people what it's for, and you could be the first ambitious person who ever sent anyone home early.",
    ],
  },
  Gemini: {
    first: [
      "Nobody gossips with you, because you look as though you'd disapprove.",
      'They drop their voices when you come in.',
    ],
    second: [
      "You'd love for them to raise them.",
      "You piece it together from a van and half a sentence, and you've got theories that nobody has been able to correct.",
    ],
    settles: [
      'A discreet person with a lively interest in others is the very one to tell things to.',
      'Ask once, straight out, and your neighbors will find that dignity can be excellent company.',
    ],
  },
  Cancer: {
    first: [
      "You look as if you'd been fed, housed, and informed.",
      'So people hand you the next thing and ask who else could use some help.',
    ],
    second: [
      'By the time the lights are out you could cry over a sandwich.',
      "You want to be looked after, you've made quite sure that it won't happen, and you'd send away anyone who tried.",
    ],
    settles: [
      'You take such good care of others because you know what it would feel like.',
      "Accept one dinner from the people you look after, and they'll get to be as strong as you are for an evening.",
    ],
  },
  Leo: {
    first: [
      'You hold yourself so upright that praise seems beside the point.',
      "People swallow it, because they don't want to look as if they were flattering you.",
    ],
    second: [
      'In private you live on very little of it, and you know exactly how much is left.',
      'You try to earn the next by being even better, and the better you are, the less anyone thinks you need it.',
    ],
    settles: [
      'You can be modest in public and still have an appetite.',
      "Let one kind word all the way in, and you'd find that pride and gratitude can stand up in the same person.",
    ],
  },
  Virgo: {
    first: [
      'Others set their pulse by yours.',
      "If you aren't worried, they reason, there's nothing to worry about.",
    ],
    second: [
      'They see the result and not the two hours before dawn.',
      "You've gone through everything that could happen to them, and you've forgiven none of what happened to you.",
    ],
    settles: [
      "It's an honest calm, because it was worked for.",
      "Say so to somebody who's awake at the same hour, and it'll be worth more to them than anything you could say at nine.",
    ],
  },
  Libra: {
    first: [
      'You look like someone who asks nobody, so nobody volunteers.',
      'They hear your questions as good manners.',
    ],
    second: [
      "You can't enjoy what you've chosen until another person has nodded.",
      "It bothers you that you need that, and you arrange it so that they can't possibly shake their head.",
    ],
    settles: [
      "You're able to decide and you like to agree, which is most of what a good partner does.",
      "Ask while there's still something to decide, and the nod you get will be worth having.",
    ],
  },
  Scorpio: {
    first: [
      'People trust your schedule without asking what drives it.',
      'They believe that you simply like Thursdays.',
    ],
    second: [
      "Underneath is something that you want so much you've never said its name.",
      'If it came out, somebody could take it away, or worse, be polite about it.',
    ],
    settles: [
      'Passion with a calendar gets further than either could alone.',
      "Tell one person what the calendar is for, and you'll have somebody who cares about the Thursday as much as you do.",
    ],
  },
  Sagittarius: {
    first: [
      "You're the one who holds the money, and you do it gladly.",
      'It has never struck anybody that you might be bored.',
    ],
    second: [
      'In private you believe in luck as some people believe in breakfast.',
      "You've planned for every disaster there is, and what you're really waiting for is to be surprised.",
    ],
    settles: [
      'A careful person can afford to hope, since nothing much can happen to you.',
      "Put one of your secret places on the calendar, and you'll be covered for good news as well.",
    ],
  },
  Capricorn: {
    first: [
      'You seem to have been born on duty, and people adjust.',
      "They stop asking whether you'd like to come along.",
    ],
    second: [
      "There's nobody waiting at home to tell you to quit.",
      "You're your own boss in the worst sense, and on a day off you find yourself giving orders to the freezer.",
    ],
    settles: [
      "Everything you've built was meant to make life good, and you could look in on how that's going.",
      "Rest badly for one morning, with somebody who's better at it, and the afternoon may come by itself.",
    ],
  },
  Aquarius: {
    first: [
      'Cautious people relax in your company, because you look like one of them.',
      'They pass you the minutes to sign.',
    ],
    second: [
      "While you sign you're abolishing the committee.",
      "You can belong to a place for twenty years in this way and feel every single day as if you'd come in by mistake.",
    ],
    settles: [
      "You know the rules so well that you'd be the right one to bend them.",
      'Said in your voice, an odd idea sounds like procedure, and others who thought they were alone will raise their hands.',
    ],
  },
  Pisces: {
    first: [
      'People can set their watches by you.',
      "They've got no reason to wonder about the forty minutes in between.",
    ],
    second: [
      "That's where you live, and you're a bit ashamed of it.",
      'You come back with wet eyes and a full report, and the report is all that anyone sees.',
    ],
    settles: [
      'The schedule keeps the dream safe, and the dream makes the schedule worth keeping.',
      'Write it in under its own name, and somebody who took you for rock might come and sit on the bench.',
    ],
  },
}
