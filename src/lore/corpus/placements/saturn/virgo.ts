import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'You look yourself over before anyone else can (your Saturn in Virgo, {house}).',
      "There's always something, a crease or a phrase you'd have put differently, and you come across as neat and a bit reserved.",
      'People feel that they ought to straighten up.',
      "They don't know that you haven't given their collar a thought, and that you've been busy all evening correcting someone they see nothing wrong with.",
    ],
    traits: ['modest', 'orderly'],
  },
  2: {
    says: [
      'You handle money with great care and some anxiety (your Saturn in Virgo, {house}).',
      'The accounts are right, the spare parts are labeled, and you know which store marks down on Tuesdays.',
      "You earn by being thorough, and you undercharge because you count only what's missing.",
      "A person who looked over your figures would tell you that you've been safe for some time now, and you'd ask to see the math.",
    ],
    traits: ['sparing', 'orderly'],
  },
  3: {
    says: [
      "You're afraid of being caught in an error, so you say a bit less than you know (your Saturn in Virgo, {house}).",
      'As a child you may have been the one who put up a hand only when certain.',
      "It's made your speech exact and your messages short.",
      "What people nearby miss is your first reaction, which you don't consider ready, and which is generally the one that would have made them laugh.",
    ],
    traits: ['modest', 'wary'],
  },
  4: {
    says: [
      'Home is a place you maintain (your Saturn in Virgo, {house}).',
      'You may have grown up where it mattered a great deal how things were done, and your hands still fold the towels that way.',
      'You feel guilty sitting down in a mess.',
      'The people who live with you are well cared for and slightly nervous, and the house relaxes on the rare evening when you decide to leave the pans until morning.',
    ],
    traits: ['orderly', 'serious'],
  },
  5: {
    says: [
      'You practice in secret and stop if someone comes in (your Saturn in Virgo, {house}).',
      "Fun needs a bit of inefficiency, and that's hard for you, so your hobbies slowly turn into skills.",
      "In love you notice your own awkwardness so sharply that you may miss the look on the other person's face.",
      "What you make is truly well made, and a beginner's joy comes to you last of all.",
    ],
    traits: ['modest', 'serious'],
  },
  6: {
    says: [
      "You do a thing right, and you can't do it otherwise (your Saturn in Virgo, {house}).",
      "Saturn asks for careful work in this sign and never gets enough of it, so you're valued highly and loaded heavily, and you find it almost impossible to hand in something that's merely fine.",
      'Your nerves need rest on a schedule, the same as any machine.',
      'What makes you a master in the long run is learning which corners really can be cut.',
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      'You examine a possible partner thoroughly, and yourself even more (your Saturn in Virgo, {house}).',
      'It can keep you single for a good while or careful for years, since you expect that your faults will come out and be listed.',
      'With someone who likes you untidy, you find out that you were never being graded, and your own remarks to them get noticeably kinder.',
    ],
    traits: ['practical', 'wary'],
  },
  8: {
    says: [
      'You like trust to have a procedure (your Saturn in Virgo, {house}).',
      'A loan gets a date, a confidence gets a promise, and before you let yourself go you want to know where the exits are.',
      'Losing control strikes you as unhygienic.',
      "Even so, you're the one who sorts out the mess after somebody else's disaster, and you do it so discreetly that they can look you in the eye afterward.",
    ],
    traits: ['wary', 'orderly'],
  },
  9: {
    says: [
      'A belief has to pass inspection with you (your Saturn in Virgo, {house}).',
      "You find the error in the sermon and the gap in the theory, and it can leave you with less to hold on to than you'd like.",
      "You may envy people who simply have faith, and they may envy you, because what little you're sure of has been checked and works every time.",
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      "You're known for work that doesn't have to be done again (your Saturn in Virgo, {house}).",
      "It took years, because you don't advertise and you point out your own mistakes before anyone can.",
      "You may stay at the level where the details are, since that's where you feel competent.",
      "Those at the top could use someone who knows how it's really done, and they tend to find you late.",
    ],
    traits: ['practical', 'public'],
  },
  11: {
    says: [
      'In a group you feel safest with a job (your Saturn in Virgo, {house}).',
      'You keep the list of members or carry the tables, and it gives you a reason to be there.',
      "You're hard on vague ideals and soft on people who turn up.",
      'Friends would like you to come without being useful for once, and you find that suggestion almost impossible to follow.',
    ],
    traits: ['modest', 'practical'],
  },
  12: {
    says: [
      "At night you get a report on the day, and it's strict (your Saturn in Virgo, {house}).",
      'Nobody hears it but you.',
      'It goes over small failures that no one else saw, and it makes you humble and careful, and rather tired.',
      "Quiet service helps, like weeding or mending, and so does the thought that you've never once spoken to another person in the tone of that report.",
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      "You're afraid of getting it wrong (your Saturn in Virgo).",
      "So you check, and then you check the checking, and you've become very good at whatever you do without quite having noticed.",
      "You're far more lenient with other people.",
      'What comes to you slowly is the knowledge that a thing can be finished while still having a flaw in it, and that most people never see the flaw.',
    ],
    traits: ['orderly', 'modest'],
  },
}
