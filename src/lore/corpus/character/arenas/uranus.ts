import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const uranusArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: "Instructions get looked at after you've done it your own way, and being called typical can make you change your hair.",
        traits: ['independent'],
      },
      {
        says: "People who haven't seen you for a year have to begin again, since you change your look and your direction all at once.",
        traits: ['changeable'],
      },
    ],
    scene: [
      {
        says: "You'll leave for a trim and come back with a different color, and be surprised that it's what everyone wants to discuss.",
      },
      {
        says: "At a wedding with a strict dress code you'll be correct from the neck to the ankles, and the shoes will be in all the pictures.",
      },
    ],
    task: [
      'Do one thing this month in the most ordinary way there is, from the instructions to the finish, and count the times you wanted to improve on it.',
      "Drop one part of how you present yourself that you've kept only because people expect it.",
    ],
  },
  2: {
    does: [
      {
        says: "Your income jumps and stops, and you're calmer about the gaps than the people who share your bills.",
        traits: ['changeable'],
      },
      {
        says: "You'd rather choose your hours than have the bigger salary, and the second year of any steady paycheck makes you itch.",
        traits: ['independent'],
      },
    ],
    scene: [
      {
        says: "After one weekend of selling half of what you own you'll feel wonderful, and by Tuesday you'll need a frying pan.",
      },
      {
        says: "You'll buy a gadget in the week it comes out, and either you'll be earning with it by summer or it will never leave the box.",
      },
    ],
    task: [
      'Open an account this month that takes a day to get money out of, and put your next odd payment into it.',
      "Earn a small sum in the next four weeks by a method you've never tried, and work out what the hour came to.",
    ],
  },
  3: {
    does: [
      {
        says: "You say the thing that changes the subject, and about half the time it's what everyone had been avoiding.",
        traits: ['frank'],
      },
      {
        says: 'A tutorial that begins with the basics has lost you by its second step, since you learn by leaps and from the wrong end.',
        traits: ['quick'],
      },
    ],
    scene: [
      {
        says: "You'll vanish from a group thread for nine days and come back with the link that everybody needed.",
      },
      {
        says: "You'll turn down a street you've never taken, for no reason, and get to work eleven minutes late with a good idea.",
      },
    ],
    task: [
      'Explain one of your shortcuts to a patient person, step by step, and keep going until they can do it without you.',
      'Call a sibling or an old neighbor on an impulse this month, and propose something that neither of you has tried.',
    ],
  },
  4: {
    does: [
      {
        says: 'Boxes from your last move may still be taped shut, because you like a home that you could leave at short notice.',
        traits: ['independent'],
      },
      {
        says: "You make up your own idea of family, and some of the people in it don't know that they've been appointed.",
      },
    ],
    scene: [
      {
        says: "Between courses at a family dinner you'll mention that you're moving to another city, and you'll have signed already.",
      },
      {
        says: "You'll spend the big holiday away from home, feel free for one evening, and call three times from wherever you are.",
      },
    ],
    task: [
      'Start one household habit this month that happens at the same hour every week, and make it one that you like.',
      "Spend an evening with relatives on terms you've set in advance, including when it begins and when you leave.",
    ],
  },
  5: {
    does: [
      {
        says: 'You fall for people without warning, and a courtship that proceeds according to plan puts you off.',
      },
      {
        says: "Your hobbies are odd and you're good at them, and you drop one on the day someone suggests that it could pay.",
        traits: ['independent'],
      },
    ],
    scene: [
      {
        says: "You'll get talking to someone at a bus stop on Thursday, be in another city with them by Saturday, and be back at work on Monday in a very good mood.",
      },
      {
        says: "You'll let the kids you're minding stay up to watch a thunderstorm, and you'll enjoy it more than they do.",
      },
    ],
    task: [
      'Plan one outing a full week ahead this month, nothing out of the ordinary, and go on it as planned.',
      "Make something in a medium you've never touched, in one afternoon, and show it to the first person you see.",
    ],
  },
  6: {
    does: [
      {
        says: 'Your good hours are ones that nobody assigned you, which makes a fixed schedule hard on your work and harder on your mood.',
        traits: ['independent'],
      },
      {
        says: "You find the faster way to do a routine job, and from then on you'd like somebody else to do it.",
        traits: ['changeable'],
      },
    ],
    scene: [
      {
        says: "You'll write a little script that saves the department six hours a week, and it won't have crossed your mind to ask permission.",
      },
      {
        says: "Because of an article you'll live on eggs and oranges for three weeks, feel superb, and never think of it again.",
      },
    ],
    task: [
      'Pick the daily routine you resist most, and redesign it until you can stand it for a month.',
      "Ask a boss or a client for one change in when or where you work, with a date on which you'll both judge it.",
    ],
  },
  7: {
    does: [
      {
        says: 'Company around the clock makes you start planning trips for one, so a partner of yours does well to have a life elsewhere.',
        traits: ['independent'],
      },
      {
        says: "The ordinary nice match your friends find for you bores you by dessert, since you're drawn to people who don't fit.",
      },
    ],
    scene: [
      {
        says: "You'll cancel on someone you're mad about because they'd begun to count on Fridays, and turn up unannounced on Sunday.",
      },
      {
        says: 'You and a business partner will close the company over lunch and have a name for the next one by Friday.',
      },
    ],
    task: [
      'Tell the person closest to you how much time alone you need in a week, as a number, before you next disappear.',
      "See one person at the same hour every week this month, and don't improve on the arrangement.",
    ],
  },
  8: {
    does: [
      {
        says: "You like your finances untangled, even from those of somebody you'd trust with your passport.",
        traits: ['independent'],
      },
      {
        says: 'Subjects that make other people lower their voices leave you calm, and you bring them up at odd times.',
        traits: ['frank'],
      },
    ],
    scene: [
      {
        says: "Halfway through a cheerful brunch you'll ask what everyone would do if the company folded tomorrow, and only you will have an answer.",
      },
      {
        says: "You'll tell somebody your worst secret on a night bus, an hour after meeting them, and feel lighter for a week.",
      },
    ],
    task: [
      'Untangle one loan or account that you share, so that each of you can say to the dollar what belongs to whom.',
      "Stay in one uncomfortable conversation to its end this month, although you've already seen a way out of it.",
    ],
  },
  9: {
    does: [
      {
        says: 'You can drop a conviction overnight, and afterward you speak of it kindly, like a city you used to live in.',
        traits: ['changeable'],
      },
      {
        says: 'You learn outside the official route, and you know more about certain subjects than people who have the diploma.',
        traits: ['independent'],
      },
    ],
    scene: [
      { says: "On a Wednesday you'll book a flight for Friday to a place you know from one song." },
      {
        says: "You'll have left the guided tour by the third room, and you'll find the staircase that isn't on the map.",
      },
    ],
    task: [
      'Change your mind about something in front of another person this month, and say aloud what did it.',
      "Spend one day this month somewhere whose customs you don't know, and do what the people there do.",
    ],
  },
  10: {
    does: [
      {
        says: 'Your career goes by jumps, and your present job may have no connection with the last that you could explain in one breath.',
        traits: ['changeable'],
      },
      {
        says: "Posts that didn't exist before you bring out your best, and anyone who wants to be copied on everything brings out the rest.",
        traits: ['independent'],
      },
    ],
    scene: [
      {
        says: "You'll resign on a Tuesday with nothing lined up, and by Friday you'll be describing it as the plan.",
      },
      {
        says: "You'll come out of your own performance review having been asked to redesign performance reviews.",
      },
    ],
    task: [
      'Write down what your last two changes of direction had in common, and read it to someone who hires people.',
      'Propose one small experiment at work this month, with an end date, and end it on the date.',
    ],
  },
  11: {
    does: [
      {
        says: "When you have people over, your friends have only you to talk about, because they come from all over and don't match.",
      },
      {
        says: 'You join a group for its idea, and you leave when it starts having traditions.',
        traits: ['independent'],
      },
    ],
    scene: [
      {
        says: 'A friend will call after two silent years, and within ten minutes the two of you will be planning a boat.',
      },
      {
        says: "You'll suggest over dinner that the eight of you buy a field, be laughed at, and hear it in the spring as somebody else's idea.",
      },
    ],
    task: [
      "Stay to the end of one gathering that you'd normally slip away from, and find out what happens in the last hour.",
      "Offer a group you've been drifting away from the one idea that would keep you in it, before the month is out.",
    ],
  },
  12: {
    does: [
      {
        says: "Coworkers who take you for conventional haven't seen what you do in private, where you're as strange as you like.",
        traits: ['private'],
      },
      {
        says: "When you're on edge without a cause you can name, there's often a rule you've stopped believing in and are still obeying.",
      },
    ],
    scene: [
      {
        says: "You'll wake at four with the solution, write it on the back of a receipt, and be pleased to find that it makes sense in daylight.",
      },
      {
        says: "You'll walk out of a crowded party without a goodbye, go twice around the block, and come back with better things to say.",
      },
    ],
    task: [
      "Break one private rule this month that you've been keeping for no reason, and see whether anything happens.",
      "Take the strangest idea you've had by yourself this year, and describe it to someone who works with their hands.",
    ],
  },
}
