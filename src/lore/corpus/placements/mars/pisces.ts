import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInPisces: PlacementParagraphs = {
  1: {
    says: [
      "You don't push back, so people push, and then they find there's nothing there to push.",
      'Mars is in Pisces {house}, and it gives way and flows around, so you get through crowds and tempers without touching the sides.',
      'You seem to have no agenda.',
      "In the course of a pleasant afternoon everyone has drifted to the far end of the park, which is where you'd hoped to sit.",
    ],
    traits: ['yielding', 'warm'],
  },
  2: {
    says: [
      "Some weeks you could earn a year's rent and some weeks you can't open the mail (your Mars in Pisces, {house}).",
      "You work for money best when you've forgotten that it's for money, out of love for the thing or pity for the customer.",
      'Pressed to name a sum, you dissolve.',
      "You're the one people pay late because you seem not to mind, and you don't say that you do until you've stopped doing it.",
    ],
    traits: ['changeable', 'generous'],
  },
  3: {
    says: [
      'You agree out loud and disagree with your feet.',
      "An open clash makes you feel as if you'd swallowed it, so you say something soft, and later you simply take another road to the store (your Mars in Pisces, {house}).",
      "People who share your driveway believe you've settled things.",
      'When your anger does find words, they come out sideways as a very funny imitation of somebody, and everyone laughs a bit too long.',
    ],
    traits: ['yielding', 'tactful'],
  },
  4: {
    says: [
      'Mars is in Pisces {house}, so the mood at home gets into your arms and legs.',
      "When the others are at odds you can't lift a thing, and when they're happy you scrub the place to music.",
      'A fight in your own kitchen strikes you as unthinkable.',
      "You run a bath or go for a long drive to nowhere, and somebody who'd have liked a straight quarrel is left to have it with the dog.",
    ],
    traits: ['yielding', 'changeable'],
  },
  5: {
    says: [
      "You can't chase anything in cold blood, but a current can carry you remarkably far (your Mars in Pisces, {house}).",
      "One song, one look across a ferry, and you've followed it out past the point where people usually check the schedule.",
      "While it lasts you're tireless.",
      "In desire, as in whatever you make, the finishing is your weak side, since by the time it's nearly real you're already a little homesick for the idea.",
    ],
    traits: ['changeable', 'idealistic'],
  },
  6: {
    says: [
      'Your strength comes and goes, and willpower has very little to do with it (your Mars in Pisces, {house}).',
      'You can do nothing at all for four days and on the fifth, with rain on the window, clear a month of it without noticing you were tired.',
      'Anyone who sighs near you gets helped.',
      "A strict timetable makes you vague, and it's your body that finally refuses, by yawning at the worst possible moment.",
    ],
    traits: ['changeable', 'loose'],
  },
  7: {
    says: [
      'You let a partner win so often that neither of you knows what you wanted (your Mars in Pisces, {house}).',
      "You're not lying when you say you don't mind, because near someone you love you can't find your own wish.",
      "It turns up later, as lateness, or as a sudden need for sleep on the day of their cousin's barbecue.",
      'A partner who asks twice and waits has a chance of meeting you.',
    ],
    traits: ['yielding', 'warm'],
  },
  8: {
    says: [
      'You go into closeness as some people go into the sea, all at once and without looking for the buoys (your Mars in Pisces, {house}).',
      "What they want becomes what you want, and it's lovely for both, and in a shared account it becomes what you owe.",
      "Sooner than be the one with a calculator, you let the money go, and it's only your trust that quietly doesn't come back.",
    ],
    traits: ['trusting', 'yielding'],
  },
  9: {
    says: [
      'A vision can get you to go much farther than a reward could (your Mars in Pisces, {house}).',
      "For a faith or a faraway place you'd put up with things that no salary could pay you for, and you couldn't say quite what you were after.",
      'Defending it in words goes less well.',
      'Asked for your reasons, you end up describing how it felt, and you go on believing.',
    ],
    traits: ['idealistic', 'changeable'],
  },
  10: {
    says: [
      'Mars is in Pisces {house}, so you seem to have floated to wherever you are.',
      "You don't fight anyone for it, and you may be kind to somebody who turns out to matter, and then there's an opening.",
      'Ambition in plain clothes embarrasses you.',
      "It's a problem only on those days when a thing has to be seized in front of people, and you look around for the one whose job that is.",
    ],
    traits: ['yielding', 'public'],
  },
  11: {
    says: [
      'You give your strength to any group that looks a bit lost (your Mars in Pisces, {house}).',
      "Leading isn't for you, and neither is opposing, and yet you're still wiping down tables at eleven when the organizers have gone home.",
      'Friends with a firm wish take you along.',
      'You may be in three book clubs and a choir in that way, wondering on the bus which of those evenings you picked.',
    ],
    traits: ['warm', 'generous'],
  },
  12: {
    says: [
      'You do more in an empty hour than anyone gets out of you in a scheduled day (your Mars in Pisces, {house}).',
      'Your force collects in sleep and on long walks, and what looks like idling often has a finished thing at the other end of it.',
      'Anger goes so deep that you meet it only as fatigue.',
      'After the third nap in one week, you remember what she said.',
    ],
    traits: ['private', 'yielding'],
  },
  sign: {
    says: [
      'You have enormous strength and no switch for it (your Mars in Pisces).',
      "It comes when you're moved, for a person or a picture in your mind, and when you aren't, you can look straight at the laundry for a week.",
      'You fight by giving way.',
      "Others think they've won, and find out over the following month that nothing has been done about it.",
    ],
    traits: ['yielding', 'changeable'],
  },
}
