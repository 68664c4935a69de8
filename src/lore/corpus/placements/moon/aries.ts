import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInAries: PlacementParagraphs = {
  1: {
    says: [
      'Your feelings get out ahead of you (your Moon in Aries, {house}).',
      "If something's unfair you've said so before deciding to, and people who've just met you already know whether you like them.",
      "It's over fast, and you're often in a good mood again while the others are still choosing their words.",
      "They may remember a sharp minute that you've honestly forgotten.",
    ],
    traits: ['quick', 'frank'],
  },
  2: {
    says: [
      'A thing you can have today comforts you more than a better one next month (your Moon in Aries, {house}).',
      "Money settles your nerves when you're free to act with it, so waiting for somebody's approval is worse than paying full price.",
      'What hurts is having to ask.',
      "You'd rather pick up extra hours than explain why you want something, and you can wear yourself out to avoid one conversation.",
    ],
    traits: ['quick', 'independent'],
  },
  3: {
    says: [
      'A careless remark hits you before you know that it was one, and you answer on the spot (your Moon in Aries, {house}).',
      'Polite chat tires you, while a lively disagreement with a sibling or a neighbor can cheer you up for the whole day.',
      "The other person doesn't always notice that you were having fun.",
      "They may keep out of your sight for a week over what you'd call a nice talk.",
    ],
    traits: ['frank', 'quick'],
  },
  4: {
    says: [
      'The Moon is in Aries {house}, so at home you need a place where nobody can stop you from doing things your way.',
      "When you're upset you take on a job, and scrubbing the bathroom at ten at night does you real good.",
      'Family quarrels begin and end quickly with you.',
      "What you can't stand is a place where everyone is hurt and nobody says so, and you'd sooner start a fight than sit through that.",
    ],
    traits: ['independent', 'frank'],
  },
  5: {
    says: [
      "You fall for people quickly, and you'd like to find out the same day if it's mutual (your Moon in Aries, {house}).",
      'Being made to guess is real misery, so you ask.',
      'Beginnings make you happy, in romance or in a hobby, and your mood drops somewhere around the middle.',
      'Much of what you start gets left there, and you judge yourself for it more harshly than anyone else would.',
    ],
    traits: ['bold', 'quick'],
  },
  6: {
    says: [
      "A hard day's work improves your mood, as long as nobody stands over you (your Moon in Aries, {house}).",
      "When you can't act, the strain goes into your body, and a stiff neck may be the first sign that you've been angry since Monday.",
      'Waiting for somebody slower wears you out far more than the work does, and you tend to finish their share to make the waiting stop.',
    ],
    traits: ['quick', 'practical'],
  },
  7: {
    says: [
      "You bring up what's bothering you the minute it bothers you, and what you need from a partner then is an answer (your Moon in Aries, {house}).",
      "If they want time to think, it feels as though you'd been left alone with it.",
      'Somebody who argues back makes you feel safe.',
      "The gentler ones take your first words for your last, and give in on things you'd gladly have dropped.",
    ],
    traits: ['frank', 'quick'],
  },
  8: {
    says: [
      'Trust, with you, happens in one leap (your Moon in Aries, {house}).',
      "You tell a person the worst about yourself early, partly because you're brave and partly to get the frightening moment over with.",
      "A debt bothers you every day until it's paid, and so does a secret.",
      "Slower people can feel they've been handed something private before they'd asked for it, and they may need a while to catch up with you.",
    ],
    traits: ['trusting', 'bold'],
  },
  9: {
    says: [
      "When you're low, what helps is a place you haven't seen before (your Moon in Aries, {house}).",
      'An unplanned day in the next town rests you better than a week on the couch.',
      "Convictions come to you the same way, all at once, and you'll defend a new one to anybody.",
      'Being patiently corrected is hard to bear, though you often come around a month later and enjoy saying so.',
    ],
    traits: ['independent', 'bold'],
  },
  10: {
    says: [
      'You take your work personally, and people can see it (your Moon in Aries, {house}).',
      "When something goes badly wrong you're the calm one, because at last there's something to do.",
      "Long quiet stretches make you irritable, and you can pick a fight with a rule only because it's been around so long.",
      'Those who decide about you may remember the fight longer than the day you saved.',
    ],
    traits: ['public', 'bold'],
  },
  11: {
    says: [
      'Your friends rely on you to say what everybody is thinking (your Moon in Aries, {house}).',
      "You comfort people by taking their side out loud, so a friend who's been treated badly gets an offer to go over there together right now.",
      'It makes them laugh, and it helps.',
      "A group that can't decide makes you lonelier than being alone does, and you may walk on ahead.",
    ],
    traits: ['frank', 'warm'],
  },
  12: {
    says: [
      "Few people know how fast you feel things, because it tends to happen once you're by yourself (your Moon in Aries, {house}).",
      'You can be reasonable all day and then furious in an empty room over one remark from the morning.',
      'Running or loud music clears it.',
      "Telling the person would clear it sooner, but by the time you notice that you were hurt, they've usually gone home.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      'You feel a thing all at once, and you want to do something about it right away (your Moon in Aries).',
      "Hurt shows up as anger in you, and it's gone so soon that you wonder why the other person still looks pale.",
      'Waiting is the hardest thing anyone can ask of you.',
      'People who know you well give you a short answer now and the long one tomorrow.',
    ],
    traits: ['quick', 'frank'],
  },
}
