import type { PlotAgain } from '#lore/authored.ts'

export const fourthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take everything out of the room except what you'd save. It looks larger, and so does the question. For some days you could leave it at that.",
        "The room can be given one use, and everything that serves another can leave it. You don't need the others' approval for the first hour. They'll see what you mean when they can walk around in it.",
      ],
      'full-moon': [
        'The room shows what it has been used for, which is putting things in. Somebody may say so, at a bad moment. You could agree, and ask them to carry one end.',
        "The room shows in one evening whose it is. Somebody takes the good place without thinking, and somebody stands. You can say which of the two you'd like to be.",
      ],
      eclipse: [
        "Someone moves out or in, or a wall has to come down, and the room is nobody's for a week. You might sleep in it once before you decide.",
        "The room may be lost to you for a while, or somebody may move out of it. It's an odd emptiness. Let it be nobody's for some days, and then say what you'd like.",
      ],
      station: [
        "You'd settled what the room was for, and it doesn't work. It's only furniture. It can go back, and you know more than you did.",
        'The room stays as it is for now, and you can see why. Something about it was decided years ago and never asked about again. You can ask about it, before you buy anything.',
      ],
      'slow-eases': [
        "You notice that you've begun to sit in the room without a reason. It took months and one good lamp. Now it has a purpose, which is you.",
        "The room begins to work without anyone's effort. People sit where you'd hoped they would. It's the reward for a hundred small decisions that nobody saw.",
      ],
      'slow-presses': [
        "There's a limit, in money or in square feet, and the room has to be shared or given up. You can say what you'd need in it at the least. It's less than you've been defending.",
        "The room comes up against the lease, the budget, or a wall. You won't get all of it. You can get the part that you'd use every day, and it's smaller than the plan.",
      ],
      'uranus-presses': [
        "The room may have to be cleared in a hurry. You find out what you'd carry out first. That's the beginning of the new arrangement.",
      ],
      'pluto-presses': [
        "The room has been held by somebody who never needed to ask. If you ask, they'll feel it as taking. You can be friendly about it and ask again.",
      ],
    },
    between: {
      before: [
        'You walk through the room, move one thing, and move it back.',
        'You notice the room mostly when guests look around in it, and then you see what they see.',
      ],
      after: [
        'People at home go around the changed room for some days, like cats.',
        'The changed room shows you what else has been left as it was for no reason.',
      ],
    },
    toward: {
      eases: [
        'You may have spent one good evening in the room, and it gives you ideas.',
        'You may have come home lately and liked one corner of the room.',
      ],
      presses: [
        "You've probably stepped over the same thing in the room for long enough.",
        "By now the room gets on your nerves before you've put your bag down.",
      ],
    },
    steps: {
      newMoon: ["It changes how you come home, even if it's only a wall."],
      fullMoon: ['You can hear who needs to be alone and who needs company.'],
      back: ['Half of it can go, and the other half may explain something about the way you live.'],
      on: ['It may be a repair, a lease, or a family vote. You could measure now.'],
      'outer/eases': ["You may notice it by where you'd rather eat."],
      'outer/presses': ["It helps to know which three things you'd take."],
      'sun/before/eases': ['You can see what you like about it, and that should stay where it is.'],
      'sun/before/presses': [
        "They probably don't know that they do. It's a good moment to say which part you use, and when.",
      ],
      'sun/after/eases': [
        "They may say that it looks like you, and that's what you'd wanted to hear.",
      ],
      'sun/after/presses': [
        "You'll think of it in the middle of something else, so you know that you'd like to be there.",
      ],
      'mercury/before/eases': ["They can see at once what you've been walking around for years."],
      'mercury/before/presses': [
        'If each of them wants another thing moved, it helps to write it down and to let a day go by.',
      ],
      'mercury/after/eases': [
        'It takes two sentences, and both of them can be about ordinary mornings.',
      ],
      'mercury/after/presses': [
        "It's a nuisance for a day. One call should do, if you have the number in front of you.",
      ],
      'venus/before/eases': [
        "It needn't be new. It may be in the basement of somebody who'd be glad to give it away.",
      ],
      'venus/before/presses': [
        "It's to keep everyone friendly. You'd be the one who sees it every morning.",
      ],
      'venus/after/eases': [
        'Somebody may sit down without taking their jacket off and still be there at ten.',
      ],
      'venus/after/presses': [
        "It's worth saying before the bill does. They may like it enough not to mind.",
      ],
      'mars/before/eases': [
        'The part that takes time is deciding what goes back in, so that can be done another day.',
      ],
      'mars/before/presses': [
        'If something sticks or falls over for the third time, it has been telling you what to change.',
      ],
      'mars/after/eases': [
        'It goes faster alone, with music on, and nobody will ask where you learned it.',
      ],
      'mars/after/presses': [
        'They may put it back where it was, out of habit. You can move it again and say nothing.',
      ],
      'jupiter/eases': [
        "It could be boards, paint, or a strong pair of arms. They'd like to see it used.",
      ],
      'jupiter/presses': [
        "Each of them is a good one. It can't be both at the same hour, so one of them needs another place.",
      ],
      'saturn/eases': [
        'It takes longer than tidying and it lasts, because everything has a place to go back to.',
      ],
      'saturn/presses': [
        "Something is worn out, and it's better to know. You can mend one thing this season and plan for the rest.",
      ],
    },
    effects: {
      'sun/before/eases': ["the room looks different when you're in a good mood"],
      'sun/before/presses': ['somebody may treat the room as theirs'],
      'sun/after/eases': ['the room may be noticed by somebody who knows you well'],
      'sun/after/presses': ["the room may have to wait while you're needed elsewhere"],
      'mercury/before/eases': [
        "a good idea for the room may come from somebody who doesn't live there",
      ],
      'mercury/before/presses': ['the room may be discussed by everyone at once'],
      'mercury/after/eases': ['you can agree on how the room is used'],
      'mercury/after/presses': ['a delivery or a date for the room may be wrong'],
      'venus/before/eases': ['you may see something that would look right in the room'],
      'venus/before/presses': ["you may agree to something for the room that you don't like"],
      'venus/after/eases': ['the room makes people stay longer'],
      'venus/after/presses': ["the room may have cost more than you'd told anyone"],
      'mars/before/eases': ['the room can be emptied in an afternoon'],
      'mars/before/presses': ['you may get angry at the room itself'],
      'mars/after/eases': ['you can finish the room without help'],
      'mars/after/presses': ['somebody may undo a piece of the room'],
      'jupiter/eases': ['somebody may have more for the room than they need'],
      'jupiter/presses': ['the room may be promised to two purposes'],
      'saturn/eases': ['the room can be put in order for good'],
      'saturn/presses': ['the room may show its age'],
      newMoon: ['one thing in the room can be painted or thrown out'],
      fullMoon: ['the room may have everyone in it at once'],
      back: ['a box from an earlier address may get opened'],
      on: ['the plans for the room may get their go-ahead'],
      'outer/eases': ['the room shows what feels like home to you by now'],
      'outer/presses': ['something about where you live may become uncertain'],
    },
    stakes: {
      moon: [
        {
          asks: "You can't settle while anyone in the house isn't settled, and somebody usually isn't.",
          leaves:
            "You'll go on listening for the others. You can do it from a more comfortable place.",
        },
      ],
      mars: [
        {
          asks: "You can't see something wrong without wanting to take a tool to it, and it isn't only yours to change.",
          leaves:
            "There'll be something else to fix by next month. You could leave it for somebody.",
        },
      ],
      saturn: [
        {
          asks: "You pay for it, look after it, and fix what breaks, and it hasn't occurred to you that this gives you a say.",
          leaves: "Somebody may say that you've become particular. You can agree.",
        },
      ],
      venus: [
        {
          asks: "You know exactly how you'd like it to look, and you've never said so because nobody asked.",
          leaves: "You'll see something lovely that would go with it. You have a place for it now.",
        },
      ],
      sun: [
        {
          asks: "You've fitted yourself in so well that people think the place was made like that.",
          leaves: "Nobody may remark on the change for a week. You'll have seen it every morning.",
        },
      ],
      mercury: [
        {
          asks: 'You read about how other people live and know all the solutions, in theory.',
          leaves: "You'll read about another way to do it. This one can have a year first.",
        },
      ],
      jupiter: [
        {
          asks: 'You keep room for people who might come, and they come twice a year.',
          leaves: "You'll want to ask everybody over at once. Four at a time is company, too.",
        },
      ],
      mc: [
        {
          asks: "You're so used to deciding things at work that at home you'd rather not decide anything.",
          leaves:
            'You may be too tired at night to enjoy it. A free morning there would be a start.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can propose a shorter visit, with something to do in it. Nobody in your family has said no to a walk. It's harder to fall into the old parts side by side.",
        "The visit can begin with something new that you bring to it, a question or a game. They'll go along sooner than you think. They may be as tired of the old program as you are.",
      ],
      'full-moon': [
        "The visit shows you where you still sit at that table. You can sit somewhere else for once. It's a small move, and two people will notice it.",
        "The visit brings out what everyone feels about it, in an hour. You may see one of them as they must look to strangers. It's a good view, and a kind one.",
      ],
      eclipse: [
        "A visit may fall through, or turn into a longer one, for a reason that nobody chose. The old rules are off. You could find out who washes up when it isn't you.",
        'The visit may not take place, and it may be the last of its kind. Somebody can no longer travel, or no longer wants to. You can make another kind of it, shorter and nearer.',
      ],
      station: [
        "The same remark may be made on this visit as on the last. You've had time to think of an answer, and it turns out that a pause will do.",
        "The visit has to be talked about again, because half of it was left unsaid. You can take it up where it broke off. They'll remember the place as well as you do.",
      ],
      'slow-eases': [
        "The visit goes well, and nobody can say why. You'd stopped trying to be understood, and they had stopped trying to feed you.",
        "The visit finds you grown up, and them as well. It takes no effort to be polite, so you can be funny. It's allowed to end while it's still good.",
      ],
      'slow-presses': [
        "Somebody is older than on the last visit, and things have to be arranged. It's practical talk, and it's the closest you've been in years. You can ask what they want.",
        "The visit asks more of you than you'd meant to give. You can do the part that's needed and leave the part that's only expected. They'll complain a little about the second.",
      ],
      'uranus-presses': [
        "The visit may be overturned by somebody who says what they've never said. Nobody knows where to look. You can look at the one who said it, and ask them to go on.",
      ],
      'pluto-presses': [
        "The visit is held together by something that nobody is to mention. You've helped to hold it. If you let go for one evening, it'll turn out that it stands, or that it needn't.",
      ],
    },
    between: {
      before: [
        "You pack and unpack what you'd like to say on the visit.",
        "You ask around about the visit without asking what you'd like to know.",
      ],
      after: [
        "You're back from the visit, and it takes a day until you're as old as you are.",
        'Something from the visit stays in your ear for a while, a word or a tone, and it gets milder.',
      ],
    },
    toward: {
      eases: [
        'You may have had a phone call with one of them that was as pleasant as a visit should be.',
        'You may have had a good word from one of them, and it makes the visit look shorter.',
      ],
      presses: [
        'You may have heard the old tone once already, before the visit has begun.',
        "You've begun to plan the way home from the visit, and that tells you something.",
      ],
    },
    steps: {
      newMoon: ["They may ask what's wrong, and then be glad."],
      fullMoon: [
        "Everything that's never mentioned is in there, too. It's still a family, and the food is good.",
      ],
      back: ['You can add the part that they never knew.'],
      on: ['It was waiting between the generations for somebody to say it simply.'],
      'outer/eases': [
        "You've become easier to have around, and so have they. It happened in the years when nobody was looking.",
      ],
      'outer/presses': [
        'You might want a photo of it, and you might want to say so to the others.',
      ],
      'sun/before/eases': [
        "If you say what you'd enjoy, somebody may arrange it, since they've been wondering what you'd like.",
      ],
      'sun/before/presses': [
        "You've got something of your own going on. You can come for less time and be there for all of it.",
      ],
      'sun/after/eases': [
        "Somebody may ask you something they've never asked, and wait for the answer.",
      ],
      'sun/after/presses': [
        "It lasts a day or so after you're back. Your friends will notice before you do.",
      ],
      'mercury/before/eases': [
        'You may hear that somebody has been worrying about the same thing as you.',
      ],
      'mercury/before/presses': [
        "You'll laugh, as always. It would be quite all right to say that you've heard it.",
      ],
      'mercury/after/eases': [
        "What you couldn't say with everyone listening fits into a few lines.",
      ],
      'mercury/after/presses': [
        "Each of them was at a slightly different one. It isn't worth settling who has it right.",
      ],
      'venus/before/eases': [
        "You can tell by what they've bought or cooked, and you can mention that you saw.",
      ],
      'venus/before/presses': [
        "You want them to be pleased with you. They'd have been pleased with half of it.",
      ],
      'venus/after/eases': [
        "It's usually the one nobody pays attention to. You can send them a line.",
      ],
      'venus/after/presses': ['You can be quiet for a day, and eat what you like when you like.'],
      'mars/before/eases': ["If you say now when you'll leave, nobody has to be hurt by it later."],
      'mars/before/presses': [
        "You've had both sides of it in the car. They may be thinking only of what to eat.",
      ],
      'mars/after/eases': [
        'Something you saw there can be done at once in yours, the same way or the opposite way.',
      ],
      'mars/after/presses': [
        "It was written by somebody who was tired. You can let it lie until they've slept.",
      ],
      'jupiter/eases': [
        'It may be money, time, or a story. You can take it without giving something back at once.',
      ],
      'jupiter/presses': [
        "The first two are the good ones. It's kinder to leave while they'd still like you to stay.",
      ],
      'saturn/eases': [
        "Somebody younger could do it, and would, if they were shown once how it's done.",
      ],
      'saturn/presses': [
        "You'll see it in how they get up. It puts some of the arguments in another light.",
      ],
    },
    effects: {
      'sun/before/eases': ['you can be yourself about the visit beforehand'],
      'sun/before/presses': ['the visit may come at the wrong time for you'],
      'sun/after/eases': ['the visit may have shown them who you are now'],
      'sun/after/presses': ['the visit may have left you playing the old part'],
      'mercury/before/eases': ['one call can change what the visit is about'],
      'mercury/before/presses': ['an old joke about you may be told before the visit'],
      'mercury/after/eases': ['you can write to one of them about the visit'],
      'mercury/after/presses': ['the visit may be told in another version than yours'],
      'venus/before/eases': ['somebody may look forward to the visit more than they say'],
      'venus/before/presses': ['you may promise too much for the visit'],
      'venus/after/eases': ['the visit may have made you fonder of somebody'],
      'venus/after/presses': ['the visit may have cost you a good deal of patience'],
      'mars/before/eases': ['you can settle the hard part of the visit in advance'],
      'mars/before/presses': ["you may be ready for a fight that the visit doesn't have"],
      'mars/after/eases': ['the visit has left you with energy for your own home'],
      'mars/after/presses': ['the visit may be followed by a sharp message'],
      'jupiter/eases': ['somebody on the visit may be generous with you'],
      'jupiter/presses': ['the visit may be planned for more days than anyone can enjoy'],
      'saturn/eases': ['an old responsibility for the visit can be shared'],
      'saturn/presses': ['somebody on the visit may have grown older'],
      newMoon: ['the next visit can begin with a call for no reason'],
      fullMoon: ['the whole family may be in one room'],
      back: ['an old story about you may be told on the visit'],
      on: ['a date for the visit can be settled at last'],
      'outer/eases': ['the visit is easier than such visits used to be'],
      'outer/presses': ['something at home that you thought would always be there may change'],
    },
    stakes: {
      sun: [
        {
          asks: 'Among them you get either louder or quieter than you are, and you can hear it.',
          leaves:
            "They may like the other version better. It's only a visit, and you needn't live in it.",
        },
      ],
      mercury: [
        {
          asks: 'You have a great deal to tell them, and you find yourself talking about traffic.',
          leaves:
            "You'll think of what you meant to say on the way home. It can be sent from there.",
        },
      ],
      venus: [
        {
          asks: 'You choose your clothes, your words, and even your opinions with their faces in mind.',
          leaves: 'Somebody may miss how easy you were. You can be easy about something else.',
        },
      ],
      jupiter: [
        {
          asks: "You picture how good it could be, and then you're let down by how it is.",
          leaves: "You'll picture the next one better than it'll be. That's how you get there.",
        },
      ],
      moon: [
        {
          asks: "You're responsible for the mood before you've taken your jacket off, and nobody asked you to be.",
          leaves:
            "You'll carry somebody's sadness home once more. You can put it down at the first stop.",
        },
      ],
      mars: [
        {
          asks: 'They know where to press, and you know that they know.',
          leaves:
            "Something will be said that you'll want to answer. You can answer it to somebody else.",
        },
      ],
      saturn: [
        {
          asks: "You arrive with the repairs, the paperwork, or the plan, because that's how you've learned to be welcome.",
          leaves: "They'll ask you to look at something. You can look and say who could fix it.",
        },
      ],
      mc: [
        {
          asks: "You're somebody out there, and on the old sofa you're somebody's child.",
          leaves:
            "They may still ask when you'll get a real job. You can change the subject with a smile.",
        },
      ],
    },
  },
]
