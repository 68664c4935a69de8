import type { PlotAgain } from '#lore/authored.ts'

export const seventhHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        'One of you can ask how the other would like it, and leave time for the answer. An agreement usually begins with somebody being surprised. It may be about the dishes and turn out to be about Sundays.',
        "You could say what you'd do gladly and what you only do. It's the shortest way to an agreement, and hardly anyone tries it. The other person's two lists may fit better with yours than you'd think.",
      ],
      'full-moon': [
        'You may see how much the other person has been doing that was never mentioned. They may see the same of you. The agreement can be made from there, since for once you both have the figures.',
        "One of you may say what the agreement has been like from their side. It could come out late and a little too loud. What's said in the first minute is true, and the rest can be forgiven.",
      ],
      eclipse: [
        "Something that held the agreement together may be gone, a shared bill, a school run, a person you both looked after. You find out what you'd do for each other without it. It's more than either of you would have said.",
        'You may both stop keeping the agreement at about the same time, and neither of you objects. It had been over for a while. The next one can be shorter.',
      ],
      station: [
        'An old quarrel may come around once more, in nearly the same words. This time you can hear where the agreement stops being clear. It takes one more sentence, and you both know whose.',
        "The other person needs time before they can answer, and you need to let them. The agreement won't get worse from waiting. You can use it to find out what you'd give up.",
      ],
      'slow-eases': [
        "You may have a week together in which nobody has to be thanked. The agreement has gone quiet, the way a good machine does. You could say so, since that's usually forgotten.",
        "The two of you may notice that you're good at this. It came about by small repairs over months, and the agreement has become something you'd recommend.",
      ],
      'slow-presses': [
        "One of you has been doing more, and it has begun to show. The agreement has to be changed in the open, with both of you tired. It helps to say first what you'd like to keep.",
        "The other person may say no to something that you'd counted on. It isn't meant as an attack on the agreement. They may have been saying yes past the point where they could.",
      ],
      'uranus-presses': [
        "One of you may want a night, a month, or a room to themselves, and say so without warning. The agreement can stand that. What it couldn't have stood was the year of hinting that would have come first.",
      ],
      'pluto-presses': [
        'It turns out that one of you has been afraid of what the other would do. With that said, the agreement can be made between two grown people. You may both need a walk before you start.',
      ],
    },
    between: {
      before: [
        'You go on with the old agreement, and one of you has started to do it with a little sigh.',
      ],
      after: [
        "With the new agreement you both say please a bit more often than you need to, and it's rather nice.",
      ],
    },
    toward: {
      eases: [
        'You like each other at the moment, and it makes an honest agreement cheaper.',
        'You may have had a good day together, the kind on which an agreement can be talked about.',
      ],
      presses: [
        "You've both been polite about the agreement for longer than is polite.",
        "The agreement may have come up again over something that didn't matter, and you both noticed.",
      ],
    },
    steps: {
      'sun/before/eases': [
        "You may see the other person in company and remember why. It's a good evening to go home early together.",
      ],
      'sun/before/presses': [
        'The one who has had the better day talks about it. The other could use a question first.',
      ],
      'sun/after/eases': [
        'Either of you could do it alone. It takes longer, and it is what you tell people about.',
      ],
      'sun/after/presses': ['You may both want to be the one. It can be settled with a coin.'],
      'mercury/before/eases': [
        'You can ask about a thing that you thought you knew. You may be half right.',
      ],
      'mercury/before/presses': ['You could call, since a voice is harder to mistake.'],
      'mercury/after/eases': [
        'You can talk about next year without either of you bracing. Some of it may even get written down.',
      ],
      'mercury/after/presses': [
        'You may be corrected on a detail of something you both remember. They might be right about the day, and you about what it was like.',
      ],
      'venus/before/eases': [
        "The other person may bring you something small that shows they'd been listening. You can tell them that you saw.",
      ],
      'venus/before/presses': [
        'You may give a present when you meant to ask a question. They like it, and the question keeps.',
      ],
      'venus/after/eases': [
        "You may be asked out by somebody you already know very well. You're allowed to dress for it.",
      ],
      'venus/after/presses': [
        'One of you may say so. It can be that and something warmer, on different evenings.',
      ],
      'mars/before/eases': [
        'You can bring it up while you are both doing something with your hands. Nobody has to look at anybody.',
      ],
      'mars/before/presses': [
        'You may start an argument about driving, or money, or how long to stay. You both know that it has come early.',
      ],
      'mars/after/eases': ["You needn't tell them. They will find out when they come to it."],
      'mars/after/presses': [
        "One of you may test where the line is by leaning on it. It's best answered with a joke and a no.",
      ],
      'jupiter/eases': [
        'Accepting it costs you nothing, and you could ask yourself when you last let that happen.',
      ],
      'jupiter/presses': [
        'You may promise each other a summer that neither of you can afford. Half of that summer would be lovely.',
      ],
      'saturn/eases': [
        "You can rely on the other person in something dull, and they on you. It doesn't sound like much, and it's most of it.",
      ],
      'saturn/presses': [
        "You may be short with each other because there's so much to do. It can be said that it isn't about the two of you.",
      ],
      'outer/eases': [
        'The other person may have changed in the same direction, without mentioning it.',
        'They may have noticed it some time before you did.',
      ],
      'outer/presses': [
        'They may not know, either, and you could tell each other that.',
        'It may have no name yet. It asks for patience and very few theories.',
      ],
      newMoon: [
        'You can meet somebody new, or somebody old as if they were new. Ask what they are reading, and listen to the end.',
        "It's the regularity that counts, more than what it is.",
      ],
      fullMoon: [
        'It can be met with very few words.',
        "It's likely to be less than you'd been afraid of.",
      ],
      back: [
        "You may find that you'd both been answering somebody else.",
        'You can be glad to hear from them and still answer next week.',
      ],
      on: [
        "It only has to be said by the one who didn't last time.",
        "It's the part of all this that you'll both enjoy.",
      ],
    },
    stakes: {
      sun: [
        {
          asks: "You've been proud of how little you ask for, and it hasn't made you any easier to please.",
          leaves: 'You may still want to win now and then. It can be at cards.',
        },
        {
          asks: "You like to be the one who decides, and you'd be hurt to hear it called that.",
          leaves: "There'll be days when you keep count again. You'll catch yourself around three.",
        },
      ],
      mercury: [
        {
          asks: 'You explain it so well that the other person has hardly had to say what they think.',
          leaves: "You'll want to go over it again. Once a month is probably enough.",
        },
      ],
      saturn: [
        {
          asks: "You do your share and a little of theirs, and you've never told them which is which.",
          leaves: 'You may find it hard to leave their half undone. You can go for a walk.',
        },
      ],
      jupiter: [
        {
          asks: 'You believe the best of people, and you may have believed it past the evidence.',
          leaves:
            "You'll be too generous about something again. It's not the worst fault to live with.",
        },
      ],
      moon: [
        {
          asks: "You feel it when they're unhappy, and you've often paid for it before they asked.",
          leaves: 'You will still notice every mood. Not all of them need you.',
        },
      ],
      venus: [
        {
          asks: "You'd rather be loved than be right, and you've sometimes had to pretend to be wrong.",
          leaves:
            "You may let one thing pass for the sake of a nice evening. You'll know which one.",
        },
      ],
      mars: [
        {
          asks: "You don't mind a fight, and the other person does, so it hasn't been had.",
          leaves: "It may get loud once more. You're both better at the part that comes after.",
        },
      ],
      asc: [
        {
          asks: 'You change a little with the person across from you, and it has made you easy to agree with.',
          leaves: "You'll notice yourself adjusting. You can stop halfway and see what they do.",
        },
      ],
    },
    effects: {
      'sun/before/presses': ['one of you may take up more of the agreement than the other'],
      'sun/after/eases': ['the agreement is good for something you do together'],
      'sun/after/presses': ['the agreement may need somebody to give in'],
      'mercury/before/eases': ["the agreement may contain something you didn't know"],
      'mercury/before/presses': ['one message about the agreement may be read in the wrong tone'],
      'mercury/after/eases': ['the agreement can look ahead'],
      'venus/after/eases': ['the agreement leaves room for some romance'],
      'venus/after/presses': ['the agreement may feel a little businesslike'],
      'mars/after/eases': ['you can do a piece of their share'],
      'jupiter/eases': ['somebody may be good for you outside of any agreement'],
      newMoon: [
        "something can begin before there's any agreement",
        'the agreement can get something small that only works with two',
      ],
      'outer/eases': [
        'you want company of another kind than you did five years ago',
        "you've stopped trying to improve the other person",
      ],
      'outer/presses': [
        'the agreement may not say where you stand with each other',
        'one of you may be going through something that no agreement covers',
      ],
      fullMoon: [
        'one of you may show more than the agreement asks for',
        'you can see what the other person wants from the agreement',
      ],
      back: [
        'the two of you may go over an old conversation',
        'somebody you once had an agreement with may write',
      ],
      on: [
        'both of you know by now what the agreement should say',
        'a plan for two that had been in the air can be booked',
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        'You can make the request in the car, where you both look ahead. It comes out in one breath. They may say "of course" in a tone that asks why you waited.',
        "The request can be made in a small form, for one day or for one thing. It's easy to grant like that. You'll both have seen how it goes.",
      ],
      'full-moon': [
        'The request is out, and you can see what it does to their face. It may not be a no. Give them the night.',
        "The request is in the air, and they can feel it. You may hear them ask what's the matter. It's the best opening you'll get, so you can take it.",
      ],
      eclipse: [
        "You may be offered what you never asked for, or lose the person you'd have asked. The request shows its real size then. Some of it can be said to somebody else.",
        'The request may be overtaken by a change in one of your lives. It was meant for the two people you were. You can wait and see what the new two would like.',
      ],
      station: [
        'You take the request back and then make it again, better. The second time there\'s no "only if it\'s no trouble" in it.',
        "The request has to be withdrawn and made again in another way. The first time it sounded like a test. This time it can sound like somebody who'd be glad of a yes.",
      ],
      'slow-eases': [
        "The request is granted, and it has been for some time. You may have been too busy preparing it to see what they'd begun to do.",
        "The request may be answered before you've finished it. They'd been hoping that you'd ask. You can let them be pleased with themselves.",
      ],
      'slow-presses': [
        "They say no to the request, or not yet, and you find that you're still standing. Now you know. It's possible to like a person who has refused you something.",
        'The request has to be made to somebody who has little to give just now. You can say what you need and by when. It leaves them room to say what they can.',
      ],
      'uranus-presses': [
        "The request may come out at the wrong moment, much larger than you'd meant it. They know now. It's easier to come down from there than it was to climb.",
        "The request may come from their side, and it's the same as yours. You'll both laugh, or you'll both be a bit ashamed. Either way it's out.",
      ],
      'pluto-presses': [
        "The request shows how much you've made yourself independent of this person. They've felt that as well. To need something from them is a way of coming back.",
      ],
    },
    between: {
      before: [
        'You may make the request with a page left open, or a sigh, or a story about a friend whose partner does it.',
        "You think of the request when they're in a good mood, and you don't want to spoil it.",
      ],
      after: [
        'You wait to be charged for the request, and nobody charges you.',
        "Having made one request, you notice how many you've swallowed.",
      ],
    },
    toward: {
      eases: [
        'They may have been kind in another matter, and it makes the request look possible.',
        'They may have asked something of you lately, simply, and you saw how simple it can be.',
      ],
      presses: [
        "You may have been short with them for a week over a request they don't know about.",
        'By now every favor you do for them has the request in it.',
      ],
    },
    steps: {
      newMoon: ["You can say it before you've thought of the reasons against it."],
      fullMoon: ['You could both have what you want if one of you goes first.'],
      back: ['You can see how that went, and it may decide how this goes.'],
      on: ["You'd given up hinting, and that may be why."],
      'outer/eases': ['People can feel it, and bring you more.'],
      'outer/presses': ['You can tell them that much and take your time with the rest.'],
      'sun/before/eases': [
        "You're on good terms with yourself, and it makes wanting something look quite ordinary.",
      ],
      'sun/before/presses': [
        "They may only be sure about their own affairs. Yours they haven't been told.",
      ],
      'sun/after/eases': [
        "They ask you something in return, and it turns out that they'd been waiting, too.",
      ],
      'sun/after/presses': [
        'You can be thanked in private for that. What matters is that it gets done.',
      ],
      'mercury/before/eases': [
        'They may be in something that you say to somebody else about something else.',
      ],
      'mercury/before/presses': [
        'They may understand the reasons very well and still not know what you want.',
      ],
      'mercury/after/eases': [
        "It has two parts, and you'll like the second one better the longer you think about it.",
      ],
      'mercury/after/presses': ["It's a yes with a but. You can ask which of the two they meant."],
      'venus/before/eases': [
        "You needn't use it up on small things. It's a good mood for the one that counts.",
      ],
      'venus/before/presses': [
        "You don't want to trouble them. They'll grant the small one and think it's settled.",
      ],
      'venus/after/eases': [
        "They enjoy it more than you'd thought possible, and it seems that they like to be asked.",
      ],
      'venus/after/presses': ['There was nothing wrong with it. You can stop at the first sorry.'],
      'mars/before/eases': ["You'll be a little abrupt. They may find it refreshing."],
      'mars/before/presses': [
        "You do so much without being told. They don't see it as a debt, and it helps to say it before it becomes one.",
      ],
      'mars/after/eases': ["It's easier by now. The first one took all the courage."],
      'mars/after/presses': ['You can be sorry for the toes and keep to what you asked.'],
      'jupiter/eases': ["You can act surprised. It's polite to let them have had the idea."],
      'jupiter/presses': [
        "They'd try, because they like you. It's kinder to ask for what you'd use.",
      ],
      'saturn/eases': [
        'They may like things in order. A date and a reason are probably all they need.',
      ],
      'saturn/presses': [
        "You'll survive it better than you'd feared. They may come back with half of it when nobody's watching.",
      ],
    },
    effects: {
      'sun/before/eases': ["you can see that the request isn't as large as it felt"],
      'sun/before/presses': ['the request may look weak next to how sure they are'],
      'sun/after/eases': ['the request has made you easier to know'],
      'sun/after/presses': ['somebody may make a show of granting the request'],
      'mercury/before/eases': ['the right words for the request may turn up'],
      'mercury/before/presses': ['the request may be buried in explanations'],
      'mercury/after/eases': ['the request may get a careful answer'],
      'mercury/after/presses': ['the answer to the request may be unclear'],
      'venus/before/eases': ['the other person may be in a giving mood'],
      'venus/before/presses': ['you may make the request look smaller than it is'],
      'venus/after/eases': ['what you asked for may be given with pleasure'],
      'venus/after/presses': ['you may apologize for the request after the fact'],
      'mars/before/eases': ['the request can be made without any wrapping'],
      'mars/before/presses': ['you may be angry that the request is needed at all'],
      'mars/after/eases': ["you can ask for the next thing while you're at it"],
      'mars/after/presses': ["the request may have stepped on somebody's toes"],
      'jupiter/eases': ['somebody may offer what you were going to request'],
      'jupiter/presses': ["you may request more than you'd know what to do with"],
      'saturn/eases': ['the request can be made in the proper form'],
      'saturn/presses': ['the request may be refused this time'],
      newMoon: ["somebody else's request can be answered with a yes"],
      fullMoon: ['the other person may have a request on the same day'],
      back: ['you may hear from somebody to whom you never made your request'],
      on: ['they may come back to the request of their own accord'],
      'outer/eases': ['you need less proof before you make a request'],
      'outer/presses': ['the request may look different from one day to the next'],
    },
    stakes: {
      moon: [
        {
          asks: "You've learned to tell from a face whether it's a good time, and it never quite is.",
          leaves: "You'll watch their face for a few days. It may be about something else.",
        },
      ],
      venus: [
        {
          asks: 'You give hints so gracefully that they pass for conversation.',
          leaves: 'They may do it a bit clumsily. It still counts.',
        },
      ],
      mars: [
        {
          asks: "You're bold on behalf of others and go quiet when it's for you.",
          leaves: "You'll need to be bold again. It gets less remarkable each time.",
        },
      ],
      sun: [
        {
          asks: "You'd rather be admired than helped, and one tends to get in the way of the other.",
          leaves: 'Somebody has seen you need something. They may like you better for it.',
        },
      ],
      mercury: [
        {
          asks: 'You can put their side of it better than they could.',
          leaves: "You'll want to discuss it once more. It's clear enough as it is.",
        },
      ],
      jupiter: [
        {
          asks: "You don't like to seem small, and asking for something small would show it.",
          leaves: 'You may get exactly what you asked for. It could be time to ask for more.',
        },
      ],
      saturn: [
        {
          asks: "You've waited so long that people take your waiting for contentment.",
          leaves: "You may not get it at once. You can say that you'll come back to it.",
        },
      ],
      asc: [
        {
          asks: 'You walk in as somebody who has things in hand, and people hand you more of them.',
          leaves: 'People will go on taking you for strong. You can be that and still need a hand.',
        },
      ],
    },
  },
]
