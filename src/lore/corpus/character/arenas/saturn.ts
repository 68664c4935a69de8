import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const saturnArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: 'People check their spelling before they write to you, having met someone older and sterner than you feel.',
        traits: ['serious'],
      },
      {
        says: "A first step in front of others takes you longer than the next twenty, because you like to look a situation over before you're in it.",
        traits: ['wary'],
      },
    ],
    scene: [
      {
        says: "You'll rehearse a call to the dentist's office in the shower, and then handle it so smoothly that they remember you.",
      },
      {
        says: "In the group photo you'll be the one who looks as if somebody had asked for identification.",
      },
    ],
    task: [
      "Introduce yourself first to three people this month, before they've had a chance to size you up.",
      'Begin one thing this month before you feel ready for it, and allow yourself to be visibly bad at it for an hour.',
    ],
  },
  2: {
    does: [
      {
        says: 'You worry about money at every level of income, and the amount that would be enough keeps moving up.',
        traits: ['sparing'],
      },
      {
        says: 'You undercharge, since you count the flaws in your work before you count the hours.',
        traits: ['modest'],
      },
    ],
    scene: [
      {
        says: "You'll stand in the store holding something you can afford, come home with the cheaper one, and think about the first one for a year.",
      },
      {
        says: "At tax time you'll be the one person you know who isn't in a panic, because the receipt for every printer cartridge is in an envelope with the year on it.",
      },
    ],
    task: [
      "Ask for one raise or raise one price this month, by a percentage you've worked out beforehand on paper.",
      "Buy the better version of one thing you use every day, and don't make up for it anywhere else.",
    ],
  },
  3: {
    does: [
      {
        says: "You speak when you're sure of what you have to say, and the conversation has often left for another subject by then.",
        traits: ['guarded'],
      },
      {
        says: 'Small messages feel like obligations to you, and one unanswered email can follow you through a weekend.',
        traits: ['serious'],
      },
    ],
    scene: [
      {
        says: "You'll draft a text to someone you grew up with, look up a word in it, and send it a day late without a single mistake.",
      },
      {
        says: "In class you'll know the answer, wait to be certain, and hear somebody else get praised for half of it.",
      },
    ],
    task: [
      "Speak within the first five minutes of one meeting a week this month, and say something that isn't finished.",
      'Learn the basic skill that everybody assumes you have, from the very beginning, out of a book for children if necessary.',
    ],
  },
  4: {
    does: [
      {
        says: "You treat the place you live in as a responsibility first, and a family's paperwork has a tendency to find you.",
        traits: ['serious'],
      },
      {
        says: 'Resting at home is hard for you, because you can see from the couch what still needs doing.',
      },
    ],
    scene: [
      {
        says: "On a visit to relatives you'll be up on a ladder cleaning a gutter that belongs to them while everyone else looks for the remote.",
      },
      {
        says: "You'll put off hanging the pictures until you're sure that you're staying, and the lease will be in its third year.",
      },
    ],
    task: [
      "Hand one household or family duty to someone else for a month, and don't check how it's being done.",
      'Decide what you need from the people you live with or come from, and ask one of them for it in a single sentence.',
    ],
  },
  5: {
    does: [
      {
        says: "You treat fun as something to be earned, and once it's earned you have a way of putting it off.",
        traits: ['serious'],
      },
      {
        says: "It takes you a long time to say that you're in love, and when you do say it you've generally been sure for months.",
        traits: ['guarded', 'slow'],
      },
    ],
    scene: [
      {
        says: "At karaoke you'll read the list until eleven, and then do one song so well that people wonder what else you've kept from them.",
      },
      {
        says: "You'll take up watercolors to relax, and by the third week you'll own a book on mixing grays and be disappointed in yourself.",
      },
    ],
    task: [
      'Make one small thing every Saturday this month with a timer set for an hour, and stop when the time is up.',
      "Tell someone that you like them this month, before you've finished collecting the evidence.",
    ],
  },
  6: {
    does: [
      {
        says: 'You work as though the job would stop without you, and you check things that other people were paid to check.',
        traits: ['serious'],
      },
      {
        says: 'You hold your body to a schedule, and you can say offhand how many workouts you owe it.',
        traits: ['orderly'],
      },
    ],
    scene: [
      {
        says: "You'll spend the last afternoon before vacation writing four pages on what to do in your absence, and they'll turn out to need one.",
      },
      {
        says: "At seven in the evening you'll be renaming files so that the next person can find them, though no next person is planned.",
      },
    ],
    task: [
      'Leave one task a week at eighty percent this month, and see whether anyone notices.',
      'Take four real lunch breaks in the next four weeks, away from your desk and with your phone left on it.',
    ],
  },
  7: {
    does: [
      {
        says: "You're slow to commit because you mean it, and once you've agreed you find it hard to leave, even where leaving would be fair.",
        traits: ['slow', 'steady'],
      },
      {
        says: 'The people you choose tend to be older than you, or more settled, and it takes years before you let them see you tired.',
        traits: ['guarded'],
      },
    ],
    scene: [
      {
        says: "You'll bring a list to a talk about the relationship, and most of the items will be things that you should do better.",
      },
      {
        says: "At a friend's wedding you'll listen to the vows as if they were terms, and you'll remember them longer than the couple does.",
      },
    ],
    task: [
      'Go over one agreement you have with a partner or a client, and change the part that you keep only out of habit.',
      "Tell a person you're committed to one thing you enjoy about them, on an ordinary day, without adding anything useful.",
    ],
  },
  8: {
    does: [
      {
        says: 'You read the terms of everything you share, down to a gym membership for two, so as not to argue about them later.',
        traits: ['wary'],
      },
      {
        says: "Letting someone see you frightened comes last in closeness for you, and you'd sooner show them your tax return.",
        traits: ['guarded'],
      },
    ],
    scene: [
      {
        says: "Somebody who loves you will suggest one phone plan for both, and you'll ask what happens to the numbers if you two fall out.",
      },
      {
        says: "When the basement floods, you'll be the relative who knows what the policy covers and who spends three hours on hold.",
      },
    ],
    task: [
      "Make one decision you've been avoiding about a debt or a joint expense, and put it in writing within the month.",
      "Let somebody help you this month with a thing you're ashamed of, and repay them with nothing except thanks.",
    ],
  },
  9: {
    does: [
      {
        says: "You won't believe a thing because it's comforting, and you've put more work into your doubts than most people put into their faith.",
        traits: ['wary'],
      },
      {
        says: "Learning is serious business to you, and you tend to feel that you're one course short of the right to an opinion.",
        traits: ['modest'],
      },
    ],
    scene: [
      {
        says: "You'll read the visa page down to its footnotes, and at the gate you'll be the only one of the group who has the form.",
      },
      {
        says: "Someone at dinner will say that everything happens for a reason, and you'll look at your plate until the subject changes.",
      },
    ],
    task: [
      'Choose one subject you feel underqualified in, and study it for thirty minutes every workday this month.',
      'State an opinion this month without quoting anybody, and stand by it through the first objection.',
    ],
  },
  10: {
    does: [
      {
        says: "You expect to get to the top by the slow route, and you're suspicious of promotions that come early, your own included.",
        traits: ['slow'],
      },
      {
        says: 'A mistake in public stays with you long after everyone who saw it has forgotten what the meeting was about.',
      },
    ],
    scene: [
      {
        says: "You'll be praised in front of the whole team, say that it was a joint effort, and spend the drive home listing what was wrong with it.",
      },
      {
        says: "You'll answer one last email from the airport on the first day of your vacation, and another last one from the beach on the second.",
      },
    ],
    task: [
      "Write down the hardest thing you've done at work, in figures where you can, and use it the next time you talk about pay.",
      "Give one responsibility you've outgrown to someone junior, with the credit attached, before the month is over.",
    ],
  },
  11: {
    does: [
      {
        says: "You have few friends and keep them for decades, and joining a group that already exists makes you feel you're on probation.",
        traits: ['steady'],
      },
      {
        says: "In a club you get the dull office, because everyone can see that you'll still be there next year.",
        traits: ['steady'],
      },
    ],
    scene: [
      {
        says: "You'll arrive at the party on time, help set it up, and be deep in talk with the host's uncle when the people your age come in.",
      },
      {
        says: "A friend will cancel for the third time, and you'll say that it's no problem and not suggest another date for a year.",
      },
    ],
    task: [
      "Accept one invitation this month that you'd normally refuse because you don't know enough of the people.",
      "Call a friend of more than ten years and tell them about something hard that you've been managing by yourself.",
    ],
  },
  12: {
    does: [
      {
        says: 'You keep a private list of what you should have done, some of it years old, and an idle hour is when it comes out.',
        traits: ['private'],
      },
      {
        says: "People would be astonished to learn what you're afraid of, since you keep your fears quiet and manage them by routine.",
        traits: ['private', 'guarded'],
      },
    ],
    scene: [
      {
        says: "You'll get a free afternoon at last, sit down with nothing to do, and be up again within four minutes to check the oven.",
      },
      {
        says: "On the last night of a trip that everybody enjoyed, you'll lie awake going over what you could have organized better.",
      },
    ],
    task: [
      'Write down the worry that visits you most at night, and take it in daylight to somebody whose job it is.',
      'Set aside half an hour alone on three days a week this month, and finish nothing in it.',
    ],
  },
}
