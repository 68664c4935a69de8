import type { PlotAgain } from '#lore/authored.ts'

export const eighthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        'You can make the first payment on the debt, in money or in an afternoon. It may be laughably small. It changes who looks away first.',
        "The debt can get a first payment, a small one and on time. It changes the tone between you at once. You won't have to avoid the subject any longer.",
      ],
      'full-moon': [
        "The debt comes up, with others present or with a number attached. You'd thought it was larger. There's a minute in which it could be settled in plain words.",
        'The debt can be seen from both sides for a few days. You may have counted what you got and forgotten what you gave. Nobody has to pay for what was given gladly.',
      ],
      eclipse: [
        "A debt may be canceled by something that neither of you arranged. You're free of it, and not altogether glad. It had been holding the two of you together.",
        "The debt may be wiped out by a change of fortune, theirs or yours. You'd prepared for years of it. What you do with the relief is up to you, and there's no hurry.",
      ],
      station: [
        "You've gone over the debt before, and here it is again. Something in it was never money. You could name that and leave the sum alone.",
        'The debt goes back to what was said at the beginning. Each of you has improved on that since. The first version was probably kinder.',
      ],
      'slow-eases': [
        "The debt is nearly paid, and you've been too careful to notice. Someone may tell you to stop. You could believe them.",
        "The debt has turned into a habit of helping each other. Neither of you could say who's ahead. It's the best end that such a thing can have.",
      ],
      'slow-presses': [
        "Somebody may want the debt settled, with a date. It's unpleasant for an hour. After it you're two people again, and you can tell by how the next joke goes.",
        "The debt has to be put on paper with a date. It'll look severe. You'll both be gentler with each other once it's there.",
      ],
      'uranus-presses': [
        "The debt may be called in at a day's notice, or let go at a day's notice. You can't plan for either. You can say at once what's possible, and that's usually enough.",
      ],
      'pluto-presses': [
        'The debt has given one of you the last word in other things as well. You can feel where. To pay it, or to forgive it, is to take that back.',
      ],
    },
    between: {
      before: [
        'You think of the debt in the shower and not at all by day.',
        "You'd like to settle the debt in one go, and since you can't, you leave it.",
      ],
      after: [
        "You meet them without the debt, and for the first time in a while you don't prepare.",
        "Without the debt you find out what else there is between you, and it's more than you'd thought.",
      ],
    },
    toward: {
      eases: [
        'They may have been kind about something else, and it makes you want to settle the debt.',
        'You may have set something aside for the debt already, and it makes you braver.',
      ],
      presses: [
        'You may have crossed the street because of the debt, and you know it.',
        'By now you think of the debt each time you buy something for yourself.',
      ],
    },
    steps: {
      newMoon: [
        "You can open the envelope, or the app. It's nearly always the not looking that costs.",
      ],
      fullMoon: ["It doesn't add up to a sum, and it may only need to be mentioned."],
      back: ["It's probably small, and it's yours, so it can be paid this week."],
      on: ["It may be a loan, a form, or somebody's promise. You can stop doing the sum at night."],
      'outer/eases': ['You may only notice it when somebody else keeps count.'],
      'outer/presses': ["It's best done while you both remember why you shared it."],
      'sun/before/eases': [
        "You aren't the person who needed it any longer. It's easier to pay from here.",
      ],
      'sun/before/presses': [
        'You hear it in how you talk to them. You can owe somebody something and still disagree about the movie.',
      ],
      'sun/after/eases': ['You can meet their eye and be the one who orders first.'],
      'sun/after/presses': ['You can ask which one. The answer is likely to be vague.'],
      'mercury/before/eases': [
        "They may hardly think of it, or think of it as a good year. It's worth hearing.",
      ],
      'mercury/before/presses': [
        'The hint may be a joke with a number in it. You can answer the number and leave the joke.',
      ],
      'mercury/after/eases': [
        'You can write it down for both of you. After that nobody has to remember it.',
      ],
      'mercury/after/presses': [
        "It's tiresome to look for it, and you'll find something else along the way.",
      ],
      'venus/before/eases': [
        "It's easy to forget that you did, before there was anything to pay back.",
      ],
      'venus/before/presses': [
        "The present may be lovely, and it still doesn't count, as you both know.",
      ],
      'venus/after/eases': [
        'One of you pays and the other lets it happen, and nobody reaches for anything.',
      ],
      'venus/after/presses': ["You can wait a while. They'd like you just as much without it."],
      'mars/before/eases': [
        "It's best done before you've thought of what else the money could do.",
      ],
      'mars/before/presses': [
        "It helps to know that. Otherwise they get what's meant for a number.",
      ],
      'mars/after/eases': [
        "What you earn or do isn't spoken for, so you'll find out what you'd like it to be for.",
      ],
      'mars/after/presses': [
        'They may have lost a reason to be thanked. You can thank them once more, for something else.',
      ],
      'jupiter/eases': ["You can accept it. They've probably been forgiven something themselves."],
      'jupiter/presses': [
        'A promise like that comes from a good mood. Half of the sum, paid on time, is better for both of you.',
      ],
      'saturn/eases': ["It's dull, and you'll sleep better from the first date on."],
      'saturn/presses': [
        "You can tell them so before they ask. It's the one who says nothing who worries people.",
      ],
    },
    effects: {
      'sun/before/eases': ['you can look at the debt from a position of strength'],
      'sun/before/presses': ['the debt may make you smaller than you are'],
      'sun/after/eases': ['the debt has left you with some self-respect'],
      'sun/after/presses': ['somebody may think that you still owe them a favor'],
      'mercury/before/eases': ['somebody may tell you how they see the debt'],
      'mercury/before/presses': ['the debt may come up in a clumsy way'],
      'mercury/after/eases': ['what is left of the debt fits into one line'],
      'mercury/after/presses': ['a receipt or a date in the debt may be missing'],
      'venus/before/eases': ['you can like the person apart from the debt'],
      'venus/before/presses': ['a present may be used to cover the debt'],
      'venus/after/eases': ['money no longer makes the two of you stiff'],
      'venus/after/presses': ['you may want to spoil somebody now that the debt is smaller'],
      'mars/before/eases': ['you can pay off a piece of the debt at once'],
      'mars/before/presses': ['you may resent the debt more than you resent the person'],
      'mars/after/eases': ['you can work for yourself again'],
      'mars/after/presses': ['the end of the debt may make somebody touchy'],
      'jupiter/eases': ['the debt may be forgiven in part'],
      'jupiter/presses': ['you may promise to pay the debt faster than you can'],
      'saturn/eases': ['the debt can be put on a calendar'],
      'saturn/presses': ["the debt may take longer than you'd hoped"],
      newMoon: ['the debt can be looked at'],
      fullMoon: ['you may see what somebody has done for you over the years'],
      back: ['a debt that you thought was paid may have a remainder'],
      on: ['something that the debt was waiting for comes through'],
      'outer/eases': ["you've become freer about giving and taking"],
      'outer/presses': ['what you share with someone may have to be divided up anew'],
    },
    stakes: {
      venus: [
        {
          asks: 'You remember what people gave you by how it was wrapped and what was said.',
          leaves: "You'll want to be the giving one next time. There's no hurry.",
        },
      ],
      mars: [
        {
          asks: "You'd pay it back by force if you could, in one heroic weekend.",
          leaves: "There's nothing heroic left to do. It only has to be paid on the day.",
        },
      ],
      saturn: [
        {
          asks: "You don't sleep well on other people's kindness.",
          leaves: 'You may never owe anyone again if you can help it. It would be a pity.',
        },
      ],
      jupiter: [
        {
          asks: 'You meant to see to it long ago, and the other person is too polite to bring it up.',
          leaves: "You'll forget the next small one. It helps to pay those on the spot.",
        },
      ],
      sun: [
        {
          asks: 'You tend to tell the story so that you come out of it independent.',
          leaves: "You might tell the story once with them in it. It's a better story.",
        },
      ],
      moon: [
        {
          asks: "You're tender with them, and careful, and you can't tell any longer which is which.",
          leaves: "You may be a bit sad when it's over. It was a way of being close.",
        },
      ],
      mercury: [
        {
          asks: 'You can explain how it came about, and the explanation gets longer each year.',
          leaves: 'The last detail can be left as it is. Nobody else remembers it.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can ask a smaller question first, to see what happens to your voice. They may answer the large one. People often do when they've been waiting.",
        "The question can be asked about something that hasn't happened yet. It's easier to answer like that. You'll learn what they'd do, and most of what they've done.",
      ],
      'full-moon': [
        "The question is answered, and so is one that you hadn't asked. You may need to sit down. It's better than what you'd made of it at night.",
        "The question is on both of your faces by now. Somebody has to say it to make it smaller. It can be the one who's less afraid, and that may be you.",
      ],
      eclipse: [
        "What the question was about may come out by itself. You didn't have to be brave, and you're a little sorry. You can still say that you'd wondered.",
        'The question may be taken out of your hands by something that comes to light. You know more than you asked for. You can be still for some days and let it find its size.',
      ],
      station: [
        'You asked the question once and took the first answer. You may ask again, in other words and without a reason. The second answer is longer.',
        "The question comes around again because the last answer was only polite. You were polite, too. You can say that you'd like the other answer.",
      ],
      'slow-eases': [
        "You notice that the question no longer hangs in the room. You've been trusted with so much by now that it answered itself along the way.",
        "The question has been answered by how they've behaved, for months. You can stop watching. If you'd like to hear it as well, it's a good time to ask.",
      ],
      'slow-presses': [
        'The other person may ask you the question, in your words. You can see how hard it was for them. It helps you to say it straight.',
        "The question needs an hour and a closed room, and neither of you will enjoy it. You can name a day for it. It's lighter to carry once it has a day.",
      ],
      'uranus-presses': [
        "The question may be answered by chance, by a message that you weren't to see or a word too many. You needn't pretend. You can say what you saw and ask about it.",
      ],
      'pluto-presses': [
        "The question goes down to what each of you is most afraid of. It isn't the same thing for both. If you say yours first, they'll know what you've been protecting.",
      ],
    },
    between: {
      before: [
        'You lead the talk up to the question and then around it, like a waiter with a tray.',
        'You watch for signs, and the signs answer every question but the one you have.',
      ],
      after: [
        'Since the question you look at each other a second longer than you need to.',
        "With the question out of the way you hear other things they've been saying.",
      ],
    },
    toward: {
      eases: [
        'They may have told you something small, and after that the question seems possible.',
        'They may have been open with you about something hard, and the question looks smaller beside it.',
      ],
      presses: [
        "You've probably guessed at the question for so long that any answer would be shorter.",
        "By now you've asked yourself the question so often that you could say it in your sleep.",
      ],
    },
    steps: {
      newMoon: [
        "It may be a thing that they could use against you. They'll probably make you dinner.",
      ],
      fullMoon: ["It's likely to be milder than the politeness."],
      back: [
        'It may turn out to be known to everyone. You can laugh about who was protecting whom.',
      ],
      on: ['It may be a password, a story, or a share of something.'],
      'outer/eases': ["It makes them tell you things that they'd have kept to themselves."],
      'outer/presses': ['It passes sooner if it has been said to somebody once.'],
      'sun/before/eases': [
        "Whatever they say, you'd still know who you are. It takes most of the fear out of it.",
      ],
      'sun/before/presses': [
        'It could be yours. Neither of you likes to be the one who wants to know.',
      ],
      'sun/after/eases': [
        'You can give them the benefit of the doubt about something else, and enjoy it.',
      ],
      'sun/after/presses': ["It's only one side of you, and you know the others better."],
      'mercury/before/eases': [
        "If it's about people you both know, you can ask what they would have wanted to be told.",
      ],
      'mercury/before/presses': [
        "They may answer all of them, and you'd know as much as before. They could be wondering what you really want.",
      ],
      'mercury/after/eases': [
        'It may go on until late, and by the end you could be talking about something you had never thought of.',
      ],
      'mercury/after/presses': [
        'It was probably said by somebody who was nervous. The words matter less than that they were said.',
      ],
      'venus/before/eases': [
        "It's offered without being asked for. It makes it easier to ask for something yourself.",
      ],
      'venus/before/presses': [
        'You do it charmingly. They may have been bracing for it, and they may be as disappointed as you are.',
      ],
      'venus/after/eases': ["You'd been keeping a little of it back, and so had they."],
      'venus/after/presses': [
        "Once was enough for them. You can let it be enough until you've slept on it twice.",
      ],
      'mars/before/eases': ["The waiting is the brave part. You'd usually fill it."],
      'mars/before/presses': [
        "It's late, or there are people. You can say that you meant it and would like to ask it again.",
      ],
      'mars/after/eases': ["It's a small thing to do, and it shows them that you've heard."],
      'mars/after/presses': [
        "Nobody has attacked. It's easier to hear that when it's said quietly.",
      ],
      'jupiter/eases': [
        'They may have been glad to have a reason. You can take your time with it.',
      ],
      'jupiter/presses': [
        "It has people in it who've never met. If you write it down, it's about a page too long.",
      ],
      'saturn/eases': [
        "It's best without a tone or a reproach, and at a table. It sounds like something that two adults can answer.",
      ],
      'saturn/presses': [
        "They may be thinking, which isn't the same as refusing. You can tell them that you'll wait.",
      ],
    },
    effects: {
      'sun/before/eases': ['you feel sure enough of yourself to ask the question'],
      'sun/before/presses': ["somebody's pride may stand before the question"],
      'sun/after/eases': ['the answer to the question lets you be generous'],
      'sun/after/presses': ['you may not like how you look in the answer'],
      'mercury/before/eases': ['the question may come up by way of another story'],
      'mercury/before/presses': ['you may ask three smaller questions instead'],
      'mercury/after/eases': ['the two of you can say more than the question needed'],
      'mercury/after/presses': ['you may go over the answer to the question word by word'],
      'venus/before/eases': ['you may be trusted with something small'],
      'venus/before/presses': ['you may change the subject just before the question'],
      'venus/after/eases': ['some tenderness follows the question'],
      'venus/after/presses': ['you may want to be told again'],
      'mars/before/eases': ['you can ask the question and wait for the answer'],
      'mars/before/presses': ['the question may come out at the wrong moment'],
      'mars/after/eases': ['you can act on what you know'],
      'mars/after/presses': ['one of you may defend themselves after the question'],
      'jupiter/eases': ["somebody may tell you more than you'd have asked"],
      'jupiter/presses': ['you may make a large story out of the question'],
      'saturn/eases': ['the question can be asked in a sober way'],
      'saturn/presses': ['the question may be met with silence for some days'],
      newMoon: ["you can trust somebody with something before there's any question"],
      fullMoon: [
        'you may find out what someone thinks of the question when they stop being polite',
      ],
      back: ['an old secret may come up'],
      on: ['something that was held back can be handed over'],
      'outer/eases': ["you're less afraid of what's in other people than you used to be"],
      'outer/presses': ['you may be jealous or ashamed without a cause that you could name'],
    },
    stakes: {
      sun: [
        {
          asks: "You'd rather be disappointed than be seen to have asked.",
          leaves: 'You may feel exposed for a day or two. People who ask are hard to lie to.',
        },
      ],
      moon: [
        {
          asks: 'You can lie awake with it and be friendly at breakfast.',
          leaves:
            "You'll check their voice for a while. It should sound more and more like theirs.",
        },
      ],
      mercury: [
        {
          asks: 'You have a theory, and everything that happens fits into it.',
          leaves: 'Your theory may have been too clever. The truth often is a bit dull.',
        },
      ],
      venus: [
        {
          asks: "You're afraid that wanting to know will look like not loving.",
          leaves: "They may ask you something, too. It's only fair, and you know how it feels.",
        },
      ],
      mars: [
        {
          asks: 'You test it in small ways, by being late or by saying something sharp.',
          leaves: "You'll be tempted to test it again. It's been tested.",
        },
      ],
      jupiter: [
        {
          asks: "You think that trust is all or nothing, so you've gone for all.",
          leaves: "You can trust somebody in most things and ask about the rest. It's still trust.",
        },
      ],
      saturn: [
        {
          asks: "You've arranged your life so that you wouldn't need the answer.",
          leaves: 'You may keep a small reserve. Nobody said that you had to give that up.',
        },
      ],
    },
  },
]
