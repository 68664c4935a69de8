import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const plutoArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: 'People feel you sizing them up, and some of them tell you the truth just to have it over with.',
      },
      {
        says: "You find it hard to do anything halfway, and people feel it even when you haven't said a word.",
      },
    ],
    scene: [
      {
        says: "You'll say almost nothing in a negotiation, and the other side will lower its price twice.",
      },
      {
        says: 'In a crowded waiting room, the one stranger who wants to talk about something serious will sit down next to you.',
      },
    ],
    task: [
      'Say at the outset of one conversation what you want from it, and let the other person see you wanting it.',
      'Ask two people you trust what made them nervous when they first met you, and thank them for the answer.',
    ],
  },
  2: {
    does: [
      {
        says: "Money means control over your own life to you, and what you save against is the day when you couldn't afford to quit.",
      },
      {
        says: "You can live on very little or go after a great deal, and the comfortable middle doesn't hold your attention.",
      },
    ],
    scene: [
      {
        says: "You'll sell a guitar you loved to be rid of a debt you hated, and you'll feel only the second.",
      },
      {
        says: "You'll know what four people in your office earn, and none of the four will recall having told you.",
      },
    ],
    task: [
      'Find out the exact figure of one thing you owe or own and have kept in the dark, and act on it this month.',
      'Give up one possession or payment that you keep only because letting go of it would feel like a defeat.',
    ],
  },
  3: {
    does: [
      {
        says: 'You ask the question under the question, and people end up telling you why they really left the last job.',
      },
      {
        says: 'Your words are few and chosen for effect, and a remark of yours can be quoted back to you years later.',
        traits: ['guarded'],
      },
    ],
    scene: [
      {
        says: "A cousin will say in passing that everything's fine, and you'll turn your phone face down and wait.",
      },
      {
        says: "You'll look up a strange remark by a neighbor, then the neighbor's company, and at midnight you'll know who owns the building.",
      },
    ],
    task: [
      "Ask somebody nearby one question out of pure friendliness each week this month, and don't follow it with a second.",
      "Take back one sharp remark you've made to a sibling or a neighbor, in person, without explaining what provoked it.",
    ],
  },
  4: {
    does: [
      {
        says: 'You know which subjects a family steps around, and at some point you decide that the silence ends with you.',
        traits: ['bold'],
      },
      {
        says: "Home is the one place where you can't stand to be overruled, so people who stay with you learn to ask before they move a thing.",
      },
    ],
    scene: [
      {
        says: "You'll pull up a corner of the carpet to see what's under it, on a weeknight, in your office clothes.",
      },
      {
        says: "One name will come up at a family lunch, everybody will reach for the salad, and you'll ask.",
      },
    ],
    task: [
      "Ask a relative in private about something your family doesn't discuss, and let them stop when they want to.",
      'Leave one thing at home that you insist on controlling to another person for four weeks, a frequent guest if you live alone.',
    ],
  },
  5: {
    does: [
      {
        says: "You don't do pleasure by halves, and a game you picked up on vacation can take over the following year.",
      },
      {
        says: "Attraction has the force of a decision for you, and you'd rather be alone than with someone you merely like.",
      },
    ],
    scene: [
      {
        says: "You'll play cards for matchsticks on a rainy vacation, and by eleven nobody at the table will be making jokes.",
      },
      {
        says: "You'll meet a pair of eyes across a dull reception, be the first to look away, and know all evening where they are.",
      },
    ],
    task: [
      "Show somebody a thing you've made before you've perfected it, and hand over the only copy.",
      "Let somebody whose company you enjoy decide an entire afternoon this month, and don't steer, even toward something better.",
    ],
  },
  6: {
    does: [
      {
        says: 'You work yourself to a standstill on what you care about, at the expense of every other item in the job description.',
      },
      {
        says: "You change a habit by overthrowing it, and the day you give up sugar there's none left in the building.",
      },
    ],
    scene: [
      {
        says: "You'll take over a failing project without comment, stay late for six weeks, and hand it back working.",
      },
      {
        says: "You'll offer to reorganize the supply room in order to find out what's been disappearing, and you'll find out.",
      },
    ],
    task: [
      "Let somebody else at work do the job you've been guarding, and answer their questions without taking it back.",
      "Pick a habit that you've tried to crush, and change it by a tenth this month and no more.",
    ],
  },
  7: {
    does: [
      {
        says: 'You form ties that change you, and what other people see in a light acquaintance has never been clear to you.',
        traits: ['close'],
      },
      {
        says: "There's a contest of wills in most of your partnerships, which go best once each of you has lost a round.",
      },
    ],
    scene: [
      {
        says: "Someone you love will be polite to you at breakfast, and you won't let them leave for work until you know why.",
      },
      {
        says: "You'll hire the contractor everyone is afraid of, and the two of you will understand each other perfectly.",
      },
    ],
    task: [
      "Tell the person you're closest to what you're afraid of losing with them, and don't ask for a promise in return.",
      "Hand one decision that affects you both to the other person this month, including how it's carried out.",
    ],
  },
  8: {
    does: [
      {
        says: "You want the unflattering version first, and people bring you the facts they've kept from everybody else.",
      },
      {
        says: 'When something is over you go through the ending thoroughly, and you come out owning less and surer of what you want.',
      },
    ],
    scene: [
      {
        says: "You'll read the contract more closely than the lawyer who drew it up, and call her about a comma.",
      },
      {
        says: "In the worst week of a friend's year you'll turn up with trash bags and gloves and ask where to start.",
      },
    ],
    task: [
      'Close one account or membership that still ties you to something finished, before the month is out.',
      "Tell one person something they could use against you, and spend the rest of the month seeing that they don't.",
    ],
  },
  9: {
    does: [
      {
        says: 'A belief is something you stake your life on, and you have little patience with people who keep theirs for special occasions.',
        traits: ['serious'],
      },
      {
        says: 'You read as if something were being kept from you, and you come out of a book either changed or annoyed.',
      },
    ],
    scene: [
      {
        says: 'A documentary you turned on by chance will end with your giving up meat, or flying, between one Sunday and the next.',
      },
      {
        says: "You'll contradict the expert in the question period, politely, and the two of you will be emailing for a year.",
      },
    ],
    task: [
      "Write down one conviction you'd hate to be wrong about, and under it the fact that would make you give it up.",
      'Visit a place this month whose history troubles you, however near, and talk about it afterward with someone you trust.',
    ],
  },
  10: {
    does: [
      {
        says: 'People at work credit you with power before you have the title, and some of them are careful what they say around you.',
      },
      {
        says: "You can't fake interest in a job, and when one is over for you, your desk is empty the same day.",
      },
    ],
    scene: [
      {
        says: "The new director will ask if there are questions, you'll have one, and for the rest of the hour she'll speak in your direction.",
      },
      {
        says: "You'll hear in the morning that your position is being cut, and by evening you'll have a plan that leaves you with more than you had.",
        traits: ['bold'],
      },
    ],
    task: [
      "Tell one colleague openly what you're after at work, before they've had to guess.",
      "Use the influence you have once this month for somebody who can't return it, and don't keep track.",
    ],
  },
  11: {
    does: [
      {
        says: 'You have allies in large numbers and very few friends, every one of whom has been through something with you.',
      },
      {
        says: "In any group you notice who's being edged out, and sooner or later you say it aloud.",
        traits: ['frank'],
      },
    ],
    scene: [
      {
        says: "You'll drop someone from your life without an argument, over one sentence that they've probably forgotten.",
      },
      {
        says: "You'll go to one meeting of the residents' committee out of curiosity, and within a year it will have new rules.",
      },
    ],
    task: [
      'Contact one friend you cut off over something that has shrunk since, and ask how they are.',
      "Let a group you care about make a decision you'd have made differently, and help to carry it out.",
    ],
  },
  12: {
    does: [
      {
        says: 'You keep your strongest feelings out of sight, and they come out in the form of a decision that surprises everybody.',
        traits: ['private', 'guarded'],
      },
      {
        says: "You do your changing alone, and people remark on the difference about half a year after it's happened.",
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "You'll delete three years of notes one night with the lights off, and go to bed feeling two inches taller.",
      },
      {
        says: "You'll run into someone you thought you'd forgiven, behave perfectly, and need the whole drive home to unclench your hands.",
      },
    ],
    task: [
      "Write down the grudge you'd deny having, and tell one person that you're putting it to rest.",
      "Choose one fear that you've managed in secret, and look up the plain facts about it within the next four weeks.",
    ],
  },
}
