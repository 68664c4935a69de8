import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const newMoonMonthsAgain: Record<House, MonthPlot> = {
  1: {
    opens: [
      "You've been thinking about a haircut, or about a change that works like one.",
      'It might be glasses, a beard, a way of standing, or the decision to stop hiding your hands in photos.',
      'The month begins with you in front of a mirror, asking a friend by phone what they think.',
    ],
    turns: [
      "The haircut happens, and it's shorter than you'd described.",
      'For a few days you meet yourself in every window, and then you begin to hold your head the way it asks for.',
    ],
    settles: [
      'Most people said that it suits you, two said that they liked it longer, and you survived them both.',
      'The haircut was the visible piece of a decision to be looked at on your own terms.',
      'What else changes to match it may come with the next season.',
    ],
  },
  2: {
    opens: [
      "A sale runs through the month, and you're the one who's selling.",
      'It may be an old bike, an hour of your skill, or a box of things that are too good to give away.',
      "You've named a figure to yourself that's either brave or silly, and you can't tell which.",
    ],
    turns: [
      'The first buyer turns up, and the figure holds.',
      "What you see in the other person's face is that it's worth something to them, and you hadn't counted on enjoying that.",
    ],
    settles: [
      'The sale brought in less than a fortune and more than money.',
      "You've learned what you part with easily, what you'd keep at any price, and how to stay friendly while someone haggles.",
      "A second sale is possible, and by now you know what you'd ask.",
    ],
  },
  3: {
    opens: [
      'A postcard, or a message about the size of one, is where the month begins.',
      'You mean to write it to a person who lives near enough to visit, such as a cousin, an old neighbor, or a friend from school.',
      "You've got plenty to say to them, and that's why you never start.",
    ],
    turns: [
      'The postcard goes out with three lines on it.',
      "The reply comes within a day or two, it's longer than yours, and it asks a question that only an old friend would think of.",
    ],
    settles: [
      "There have been four or five postcards by the end, in one form or another, and they've made the neighborhood of your life a bit larger.",
      'Nobody has promised to keep it up.',
      "The next one is already half written in your head, and that's a better sign than a promise.",
    ],
  },
  4: {
    opens: [
      "A family recipe is missing, or a thing that's handed down like one.",
      'It might be how to fix the heater, where a grandparent was born, or who the people in the wedding photo are.',
      "You notice that there are people who know, and that you've never asked them.",
    ],
    turns: [
      'You ask for the recipe, and you get it along with a story.',
      "The story explains one odd habit that everyone in your family has, and you've got it, too.",
    ],
    settles: [
      'The recipe came out wrong the first time and right the second.',
      "It's written down now, with a stain on it, and two relatives have corrected it by phone in opposite directions.",
      "There's more to ask and more to taste, and you've become the person they tell it to.",
    ],
  },
  5: {
    opens: [
      'A game gets into the month by chance.',
      "You pick up a ball in the park, you're asked to fill in for a player, or a child explains rules to you that change as they're explained.",
      "It takes an afternoon from your plans, and you don't ask for it back.",
    ],
    turns: [
      'The game becomes a fixture.',
      "There's a place and a day for it by now, and you catch yourself practicing a move in the kitchen, which you'd rather nobody saw.",
    ],
    settles: [
      "You're still losing more often than you win, and you go home in a better temper than you came.",
      'The game has made one friend for you and cost you one dignified reputation.',
      "How good you'll get is anybody's guess, and nobody is guessing.",
    ],
  },
  6: {
    opens: [
      "It begins with a walk, because the bus doesn't come or the screen has given you a headache.",
      "It's twenty minutes long, and your back feels better after it than it has for weeks.",
      'You think about taking it again tomorrow, and the old list of reasons against it comes up by itself.',
    ],
    turns: [
      'The walk gets into the day and stays there.',
      'It goes before the first message or after the last dish, and the rest of your chores rearrange themselves around it with surprisingly little noise.',
    ],
    settles: [
      'A month of walks has done more for your sleep than anything you bought for it.',
      "You've skipped it in bad weather and been sorry.",
      'It may turn into running or into a dog, and it may just stay a walk, with the same tree at the halfway mark.',
    ],
  },
  7: {
    opens: [
      'You and another person have a Sunday to fill, or an hour that feels like one.',
      "Neither of you needs it for repairs, and you can't remember when that last happened.",
      'One of you suggests a thing that the other has secretly never liked, and for once says so.',
    ],
    turns: [
      'The Sunday you have instead is a new one for both.',
      "It's plain, a market or a museum or a pile of pancakes, and in the middle of it one of you says that this ought to happen more often.",
    ],
    settles: [
      "There have been three Sundays of that kind, and they've changed how you speak on the days between.",
      "The person across from you turned out to have more ideas than you'd left room for.",
      'Which day it falls on may shift, and the Sunday goes with it.',
    ],
  },
  8: {
    opens: [
      "There's a folder that ought to exist and doesn't.",
      "It would hold what another person would need to know if you couldn't be reached, such as the account numbers and who has the spare set of keys.",
      'The month begins when a friend mentions theirs, quite casually.',
    ],
    turns: [
      'The folder has a label and three sheets of paper in it.',
      "Deciding whom to tell about it takes longer than filling it, and it says more than you'd expect about whom you trust.",
    ],
    settles: [
      "You've told one person where the folder is, and the talk that followed was warmer than the subject.",
      'A couple of pages are still missing, mostly the ones that need a phone call.',
      'You sleep a little better for it, and so, by the sound of it, do they.',
    ],
  },
  9: {
    opens: [
      'A class is starting, with you in it or nearly in it.',
      'It may meet in a room, on a screen, or in the corner of a library where one patient person explains a language.',
      "You've filled in the form twice and closed the window twice.",
    ],
    turns: [
      "You're in the class, and you're not the slowest.",
      "An old belief about what you can't learn gets its first knock when you answer a question before you've had time to doubt it.",
    ],
    settles: [
      "The class has given you homework, a new word for an old feeling, and one acquaintance from a place you couldn't have found on a map.",
      "You understand about half, and it's a different half each week.",
      'Where it leads is a question for the second term.',
    ],
  },
  10: {
    opens: [
      "You're carrying a pitch around with you, for a job, an idea, or a position that doesn't exist yet.",
      "It's good, it's in your head, and it gets longer each time you go through it.",
      "The people who'd have to hear it are busy, as they've been for a year.",
    ],
    turns: [
      "The pitch is made, in about a third of the time you'd rehearsed.",
      "They ask one question you hadn't prepared for, you answer it from experience, and that's the moment when they put down their phones.",
    ],
    settles: [
      'A small yes has come of it, or a clear not yet with a name to call.',
      "The pitch is down to four sentences now, and you've heard another person use two of them.",
      "Bigger rooms may follow, and you'll go in knowing which sentence does the work.",
    ],
  },
  11: {
    opens: [
      "There's no club for what you'd like to talk about, and the month starts with that complaint.",
      'It could be birds, budgets, a novel with eight hundred pages, or raising the tone of your street.',
      "You mention it to two people, and both say that they'd come.",
    ],
    turns: [
      'The club meets for the first time, with four people and not enough seats.',
      'No one knows how to begin, so you do, and after ten minutes nobody can get a word in.',
    ],
    settles: [
      "It's met three times, and it has a joke of its own, which is how you know it's a club.",
      'One person has dropped out and two have asked to come.',
      "Whether it ever gets a name or a treasurer is open, and most of you hope it doesn't.",
    ],
  },
  12: {
    opens: [
      'You buy a notebook, or find an old one with most of its pages empty.',
      "It isn't for plans, and no one else is meant to read it.",
      "You've got a few things to write in it that you've never said to anybody, chiefly because you don't know yet how they'd sound.",
    ],
    turns: [
      'The first page gets written, late and by hand.',
      "You find out in the middle of a sentence what's been keeping you awake, and it's not what you'd have told a friend.",
    ],
    settles: [
      "The notebook is a third full, and you've stopped hiding it under other things.",
      "Most of what's in it is dull, and a few lines are truer than anything you've said aloud this year.",
      "You may show one page to one person some day, and it isn't due.",
    ],
  },
}
