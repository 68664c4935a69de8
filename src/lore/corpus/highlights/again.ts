import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

// Second paragraphs on what so many charts have that friends would meet the same one.

export const receptionsAgain: Partial<Record<string, AuthoredParagraph>> = {
  'sun~mars': {
    title: 'Proud of the effort',
    says: [
      "You're proudest of what you did yourself, and you do most when your pride is in it ({figure}).",
      'Ask you for a favor and you may forget it, but ask whether you could, and it gets done by the weekend.',
      'People like to have you on their team, because you make trying hard look natural.',
      'Losing at something small can put you in a mood that nobody around you would guess the reason for.',
    ],
    traits: ['steady', 'bold'],
  },
  'mercury~venus': {
    title: 'Talk and liking',
    says: [
      'You find out that you like somebody by noticing how much you have to tell them ({figure}).',
      'The better you like a person the better you talk, and after a good talk you like them more than you meant to.',
      "It makes you easy to go out with and hard to argue with, since you'd rather find the phrase that lets everyone keep their dignity.",
      "What doesn't come easily is the ugly word, even when it's the right one and somebody is waiting for it.",
    ],
    traits: ['tactful', 'open'],
  },
  'mercury~mars': {
    title: 'Thinking on your feet',
    says: [
      "You get your best ideas in the middle of doing something, and you can't have a good idea without starting on it ({figure}).",
      "On the phone you walk, and by the time you've been around the block there's a plan and half of it has been sent.",
      "Slow meetings are hard on you, and you're hard on slow meetings.",
      'A problem that can only be waited out gets worked on until it has become a bigger one.',
    ],
    traits: ['quick', 'frank'],
  },
  'venus~mars': {
    title: 'Liking and doing',
    says: [
      'Whatever you want you are willing to work for, and working for it makes you want it more ({figure}).',
      "You court people by doing things with them, so a day of moving somebody's furniture can bring you closer than any dinner.",
      "It keeps love lively, because there's always a next thing to do together.",
      'A stretch with nothing to win makes you restless, and you may start a project or a quarrel just to get the feeling back.',
    ],
    traits: ['warm', 'bold'],
  },
  'mars~saturn': {
    title: 'Strength in reserve',
    says: [
      'You can rely on your brakes, so you dare to go fast ({figure}).',
      "When others burn out in the first week of a big job, you're still putting in the same hours in the sixth.",
      "You'd sooner be given a hard rule than a vague one, since a hard one tells you exactly how far you may go.",
      'On a bad day you speed up and brake at once, and it helps to decide in the morning which of the two the day is for.',
    ],
    traits: ['steady', 'bold'],
  },
}

export const signCrowdAgain: Partial<Record<Sign, AuthoredParagraph>> = {
  Virgo: {
    title: 'It could be put right',
    says: [
      "You can't pass by a thing that could be put right ({crowd}).",
      'You reword the email, straighten out the schedule, and find the charge that was billed twice, and it relaxes you more than lying down would.',
      'The people you do it for get used to a life that works, and forget that somebody is working on it.',
      "Praise doesn't stay with you for long, because you've already noticed the part that could have been better.",
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    title: 'Looking for the fair thing',
    says: [
      'You go looking for the fair thing before you look for what you want ({crowd}).',
      'Two friends who have fallen out can both come to you, because each of them feels understood and neither of them is told so against the other.',
      'You notice at once when a room or a plan is out of balance, and you move one thing and it is better.',
      'Left to choose with nobody else in mind, you can go back and forth for longer than the choice is worth.',
    ],
    traits: ['tactful', 'close'],
  },
  Scorpio: {
    title: 'Down to the reason',
    says: [
      "You can't leave a thing alone until you know the reason for it ({crowd}).",
      'You keep few friends and keep them close, and what they tell you goes no farther.',
      "In a crisis you're calmer than most, since you've usually looked the worst of it in the face already.",
      "It's harder for you to let a small thing be small, and you may still be thinking about a tone of voice that its owner forgot by lunch.",
    ],
    traits: ['serious', 'private'],
  },
  Sagittarius: {
    title: 'Partly on your way',
    says: [
      "You're always partly on your way to somewhere ({crowd}).",
      'A cheap ticket, a new subject or a person with a theory can turn your week around, and you come back from each of them with something to tell.',
      'You say what you think and expect to be forgiven, and your good mood generally sees to it.',
      'The plain middle of a thing is where people lose you, after the exciting beginning and before the end can be seen.',
    ],
    traits: ['open', 'idealistic'],
  },
  Capricorn: {
    title: 'Something to climb',
    says: [
      "You'd rather have something to climb than somewhere to lie down ({crowd}).",
      "You may have been called sensible before you had much choice in it, and you've been living up to the word.",
      "Work from you is done properly and by the day you named, and it's usually more than anybody asked for.",
      'You take a rest as one more line on the list, and the people who love you would like to see you waste a whole afternoon.',
    ],
    traits: ['serious', 'steady'],
  },
}
