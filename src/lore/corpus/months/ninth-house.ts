import type { MonthPlot } from '#lore/authored.ts'

export const ninthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the trip',
    opens: {
      begins: [
        'You may have a trip in mind. It could go across the world or to a town an hour away that you have only driven past, and part of you has left already.',
        "Where would you go if you could leave next week? You've been asking yourself that in idle moments, and there's no longer a good reason against the trip.",
        "You may catch yourself looking up the weather in a place that isn't yours. That's how a trip begins, if only between two meetings.",
      ],
      ripens: [
        "There's a trip that you've been planning, or putting off. You like to have somewhere else in mind, and it's time to say which place and when.",
        "You've promised yourself a trip for so long that it has become a way of putting up with home. You may want to go, or only to have somewhere to go.",
        "There's a trip that you describe to people when they ask how you are. Somebody may say, fine, when, and get out their phone.",
      ],
    },
    turns: {
      'new-moon':
        "The trip can get a date. Everything before that was reading. If you tell one person about it, you can't pretend that you were only looking.",
      'full-moon':
        "The trip meets its real limit, of days or money or strength. Put your finger on one place, the one you'd go to if you could only have one, and let the rest of the map wait.",
      eclipse:
        "The trip you'd planned may be off, and another one is there. It's likely to be shorter, odder, and more your own. You can be disappointed for a day before you look up the trains.",
      station:
        "The trip stalls, over a form, a fare, or a doubt. It's a good moment to ask what you'd hoped would be different over there. If it's one thing, you could nearly have it here.",
      'slow-eases':
        "The trip has begun to change you before you've left. You ask better questions at home, and you mind less about being a beginner.",
      'slow-presses':
        "Somebody or something says no to the trip as planned. What's worth fighting for is the part that you need, and it may fit into a weekend and a small bag.",
      'uranus-presses':
        "The trip may be thrown over by a sudden no or a sudden chance, with a day to decide. You could go somewhere else, or sooner. You'd pack badly, and you'd be wide awake.",
      'pluto-presses':
        "The trip may be a way of leaving something. Look at what that is and decide about it first. If you still want to go after that, you'll want a shorter road.",
    },
    between: {
      before: [
        'At first the trip is only pictures, and you look at them when you ought to be doing something else.',
        "You tell people about the trip before you've decided, because you'd like one of them to make you.",
      ],
      after: [
        'From then on you live a little in both places, and home gets more attention than it has had for months.',
        'You know more about what you want from the trip than you did, so half of the advice you get no longer applies.',
      ],
    },
    toward: {
      eases: "The trip is closer than it was, and you've stopped hiding the tabs.",
      presses: "You've had enough of putting up with things for the sake of a trip someday.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may look at a map with somebody in the middle of an ordinary day. If they say they'd come along, believe them.",
          presses:
            "You're likely to shorten the plan and say it's fine, and they'll take that for a yes.",
        },
        after: {
          eases: 'Where nobody knows what you usually do, you can do something else.',
          presses:
            "It's somebody else's country, or kitchen. It's embarrassing for a minute, and afterward it's the part you like to tell.",
        },
      },
      mercury: {
        before: {
          eases:
            "Somebody who's been there may tell you to skip half of it and see twice as much. With two stops fewer it begins to look like a rest.",
          presses:
            'You can have forty tabs open, each contradicting the last. You knew what you wanted before the second one.',
        },
        after: {
          eases:
            'Twelve are enough, or one good story about the place. It gets you further than money does.',
          presses:
            "It may be a booking, a name, or a time. It costs you some minutes on hold, and that's the worst of it.",
        },
      },
      venus: {
        before: {
          eases:
            "You may come across a dish, a song, or a person from far away. Then there's something to look for over there.",
          presses:
            "Nobody would feel left behind. They've probably been telling everyone that you're going.",
        },
        after: {
          eases:
            'You may plan around the sights, and then tell people at home about somebody who walked you to the bus.',
          presses:
            'The extra may go on something beautiful. You can make up for it by eating at the counter, where the talk is better.',
        },
      },
      mars: {
        before: {
          eases: "It takes four minutes, and you've been reading about it for much longer.",
          presses:
            "It's really about who gets to leave, and once that's been said, the dates are easy.",
        },
        after: {
          eases:
            "You can walk farther than you'd meant to, with a map you can't quite read, and a long walk is good for your head.",
          presses:
            "It could be at a counter or in the next seat. If you're short with them, they'll turn out to be the one who helps you.",
        },
      },
      jupiter: {
        eases:
          "It could be a fare, an invitation, or a place to stay. Say yes before you've checked every angle.",
        presses:
          'It may have four cities by now, with time to see one of them properly. The others are for reading about in bed.',
      },
      saturn: {
        eases: "There's less to choose from, which is restful.",
        presses:
          "Work, papers, or someone who needs you comes first. If the wish is just as strong a week later, it wasn't only a mood.",
      },
      outer: {
        eases:
          "Going away used to be an escape, and now it's a street where you'd like to have breakfast.",
        presses:
          "News or a change of heart is enough. A place that you've read nothing about has one advantage, which is that you'd see it.",
      },
      newMoon: 'It works if you look around as a visitor would, with your head back.',
      fullMoon:
        "Word may come from there, or you realize that you've been waiting for some. You can tell how much of the distance you want.",
      back: "It's worth asking whether you want the place or the year, since that decides where you're going.",
      on: 'You could choose the place now and book later, because you know what another week of comparing would do.',
    },
    settles: {
      begins: [
        "The trip has a date, or a price, or at least a direction. What you look forward to is the part that isn't planned.",
        "You know where you'd go, and about when. The trip is smaller than the daydream was, which is why it can happen.",
        "The trip will cost a little more than you say it will. It helps to have one person who'll hold you to the date.",
      ],
      ripens: [
        'You can go, or you can stay and go deep into one place by reading. The trip you named is the right one, and the other places can wait their turn.',
        'You wanted to go, if for a shorter time. A trip that can be taken makes home look more like a place you could also choose.',
        "If somebody asks when, you can tell them. The trip has lost about a third of what you used to describe, and what's left is possible.",
      ],
    },
  },
  {
    subject: 'the opinion',
    opens: {
      begins: [
        "There's an opinion you've held for years and argued for well, and lately you've heard yourself arguing for it a little too well.",
        "What would you have to admit if you changed your mind? It's about something you've been known for, and the opinion may go more quietly than you'd have thought.",
        "If somebody younger asks you why, your answer may sound read out. The opinion needs words that you'd use today.",
      ],
      ripens: [
        "There's an opinion that has carried you for some time. You're known for it, which makes it harder to look at.",
        "Somebody whose judgment you respect disagrees with you, or would if you asked. It's about an opinion that you've never had to defend against a friend.",
        "You're expected to hold a certain opinion, and people turn to you when it comes up. Lately you're a second late.",
      ],
    },
    turns: {
      'new-moon':
        'You could say "I used to think" for the first time, about the opinion. It\'s a small phrase, and you can stop there. You\'d like to hear what you think now.',
      'full-moon':
        "The opinion may meet a fact that doesn't fit it, across a table, in a friendly voice. You can stop in the middle of your own argument. It'll be an interesting silence.",
      eclipse:
        "The opinion may fall away, and you'll wait for the hole that it should leave. There may be nothing in its place but curiosity, and then you can begin to ask people things.",
      station:
        "The opinion is due for revision, in private and without hurry, because nobody has asked you to announce it. Keep what you'd still say to a friend.",
      'slow-eases':
        "The new opinion holds up in daily use. It's milder than the old one, and you can laugh about it without betraying it.",
      'slow-presses':
        "The opinion costs you something, a friend's good mood or an easy evening. You can work out which part of it you'd pay for twice. It may be less than you'd have sworn.",
      'uranus-presses':
        "The opinion may go all at once, while you're defending it. If you hear yourself and stop believing it between two words, you can say so. Somebody else will be glad to take over.",
      'pluto-presses':
        "It may come out what the opinion has been protecting. It's likely to be something you'd rather not look at. If you can look anyway, you won't need the opinion for it.",
    },
    between: {
      before: [
        "For some days you defend the opinion even more firmly than usual, and that's how you notice.",
        'It starts with one exception to the opinion, which you make gladly, because you like the person.',
      ],
      after: [
        "With less of an opinion you're quieter in company, and people ask what you think more often than when you told them.",
        "There's a draft for a while where the opinion was, and then you get used to the air.",
      ],
    },
    toward: {
      eases: "You've enjoyed not being sure, and that makes it easier to let go of an opinion.",
      presses:
        "You've defended the opinion once more, and you didn't believe all of what you said.",
    },
    steps: {
      sun: {
        before: {
          eases: 'Said to a friendly face, with nobody fighting, it shows its weak spot.',
          presses:
            "You'll defend it as if it were you. It may take an evening to tell the two apart.",
        },
        after: {
          eases: "You can say it in an ordinary voice, because there's less to prop up.",
          presses:
            'It may be in front of people. You can nod and say you see it differently now, and the subject changes.',
        },
      },
      mercury: {
        before: {
          eases:
            "One page by someone on the other side may be better than you'd been told. It can't be unread, so you may try it on a friend, as if it were a joke.",
          presses:
            'You may win by daylight and lose again when you lie awake. The sentence that comes back will be one of theirs.',
        },
        after: {
          eases: 'There may be fewer of them than before, few enough to fit into a message.',
          presses: 'Explaining it once more, briefly, tells you which word had set them off.',
        },
      },
      venus: {
        before: {
          eases: 'They may be so nice about it that you begin to see how a person could.',
          presses: 'It tends to come out later, at somebody innocent.',
        },
        after: {
          eases: "Where you'd once have caused a silence, you can eat more and talk less.",
          presses:
            "You'll miss the applause less than you'd think, because you'd stopped enjoying it anyway.",
        },
      },
      mars: {
        before: {
          eases:
            "An hour of helping with something that you've only argued about does more than the argument. You may want to go again.",
          presses:
            'You may have good facts. With each of them the other person moves an inch farther away, so you could win and change nothing.',
        },
        after: {
          eases: 'That settles the matter. People believe what they see you do.',
          presses:
            "You don't have to answer. What you used to say was yours, and you're allowed to have left it.",
        },
      },
      jupiter: {
        eases:
          'It may be a very young one. They can widen the subject without taking anything from you.',
        presses: "It's time to stop when the youngest person present looks at their phone.",
      },
      saturn: {
        eases: 'Part of it will pass. On that part you can stand without raising your voice.',
        presses: "It's the right kind of silence, since there's work going on in it.",
      },
      outer: {
        eases:
          'What you believe has been changing below the words. The words follow a little out of breath, which is why you keep surprising yourself.',
        presses:
          "If you can leave it unexplained for a few days, it'll loosen other things that you'd thought were certain.",
      },
      newMoon:
        "You'd be the oldest beginner in the room, or the youngest, and you'd have to ask where things are.",
      fullMoon: "It had somebody's voice at first. You can be fond of the voice and disagree.",
      back: "You were rougher then, and you may have known one true thing that you've since argued away.",
      on: "If you've chosen it, it's yours in a way that an inherited one isn't, so you don't have to look around to see who agrees.",
    },
    settles: {
      begins: [
        "The opinion leaves room now for somebody else's. The person who taught you the old one might be surprised.",
        'You may have to admit it only to yourself, and it comes to very little. The new opinion is milder, and you can say it to people without looking around first.',
        '"I\'m not sure anymore" is a good sentence to have in stock. The opinion has become a question, and you can carry a question about in good spirits.',
      ],
      ripens: [
        'The opinion is smaller and better founded. What you no longer believe took a good deal of defending, and you may notice the free evenings.',
        'You can keep the half of the opinion that you had from experience and hand back the half that you had from somebody else. The two of you will go on disagreeing, about less.',
        "People will still turn to you when it comes up, and they'll have to wait and see. The opinion you give them now is shorter.",
      ],
    },
  },
]
