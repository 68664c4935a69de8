import type { MonthPlot } from '#lore/authored.ts'

export const eighthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about an offer of help that you keep turning down, and about trusting one person enough to take it.',
    among:
      'It may come from a sister or brother who asks how you really are, a neighbor with a truck, or a friend who says to call anytime.',
    before: {
      sun: {
        eases:
          "You let somebody help with a trifle, a heavy bag or a ride home. It goes well, and they seem to enjoy it more than you do. That's worth knowing before you turn down the bigger offer again.",
        presses:
          "Somebody may ask how you are, and you're so good at fine that they believe it. You can see them put the offer away again. It would have taken one more second of silence on your part.",
      },
      mercury: {
        eases:
          "You mention what's been heavy while you're talking about something else. It's out in half a sentence. There's a pause and then the offer again, in simpler words, and you hear yourself say maybe.",
        presses:
          "You answer the offer by saying how sweet it is and that you've got everything covered. It's the quickest message of your day. A minute later you're looking at the very thing that isn't covered.",
      },
      venus: {
        eases:
          "You have such a good time with somebody that you forget to be the strong one. You're tired in front of them, and they go on liking you. The offer sounds different when there's nothing to keep up.",
        presses:
          "You give all evening, your full attention and the better half of the dessert, and you don't say a word about yourself. It's generous. It also gives a person with an offer to make nothing to get hold of.",
      },
      mars: {
        eases:
          "You're too busy to be proud, so you say yes before you've thought about it. It's only a corner of the offer, an errand or a pair of hands. By evening it's done, and all you owe anyone is a beer.",
        presses:
          "You're lugging something that's too heavy, and you're angry that nobody helps. Somebody offered, and you said there was no need. People who respect you tend to take your word for it.",
      },
      moons: {
        new: "In anything new you're a beginner, and beginners are expected to need a hand. It's a respectable way to get used to one. The person with the offer could be asked about that first, and about the heavy thing some other time.",
        full: "At the peak of it there's so much to do that help goes back and forth without being called that. Yours is taken, and you take somebody's. After a day of it the offer that you keep turning down looks a lot less like charity.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked how you are, and you answer at the length of the truth, which turns out to be a minute and a half. Nobody leaves. You'd gotten it into your head that an offer like that came with a fee.",
        presses:
          "You feel small next to somebody who could help you, and you start to point out all that you do by yourself. It's a long list and nobody doubts it. The person with the offer has nothing to say against any of it.",
      },
      mercury: {
        eases:
          "If you call at an inconvenient time, as you've been told you could, it's likely to be fine. By the sound of it they may be eating. They tell you to go ahead, and you can take it that the offer was a real one.",
        presses:
          "You don't hear back for a day, and by evening you've decided that they're sorry they offered. It's a conclusion you reach rather fast. They may simply be having a day of their own.",
      },
      venus: {
        eases:
          "You let yourself be looked after for an evening and don't get up to clear the plates. It's harder than it sounds. After a while it becomes quite pleasant, and you can tell what the offer was about.",
        presses:
          "Help may come with a suggestion attached, about how you live. You'd like to send both of them back. But they were two offers from the start, and you could keep the one that carries things.",
      },
      mars: {
        eases:
          "You ask for what you need and leave out why it's an imposition. It's one plain sentence. If the yes comes very fast, you might wonder which of you had been waiting longer for the offer to be taken up.",
        presses:
          "You'd sooner do it all yourself than be helped this slowly. You very nearly take it back. What's being offered is a piece of somebody's afternoon, and it can't be had at your speed.",
      },
      moons: {
        new: "What starts there seems manageable alone, and so do most things that get heavy later. The offer could be taken up at the beginning for a change, before the whole weight has settled on you. It needn't be for more than the first trip.",
        full: "A big moment there leaves you with less strength for looking fine, and the person with the offer may notice. You could let them. Nothing has to be explained to somebody who's already got hold of the other end.",
      },
    },
    slow: {
      eases: [
        "Over these weeks you let one person come a step nearer, at your own speed. It hardly shows, a longer answer here and an accepted ride there. Nobody calls it an offer anymore, because it's turning into something the two of you do.",
        "It's a good time for being helped in ways that don't count as help. There's a ride, or a second opinion, or half a lasagna that somebody couldn't finish. The offer is made of the same stuff, and each time it gets a bit harder to say what you had against it.",
      ],
      presses: [
        'What you carry alone gets heavy enough in these weeks to be heard in your voice. Somebody who knows you may pick it up and offer again. Turning it down takes more strength by now than saying yes would.',
        "Being the strong one has turned into a position that you hold around the clock. Somebody could relieve you for an hour. They'd have to hear first what it is that you do all day, and saying that may be the part of the offer that you're afraid of.",
      ],
    },
    turns: {
      begins:
        "The offer comes in small sizes, and you could take one right away. It might be one ride, or one form filled out with somebody who's done it before. Try to let a few days pass before you return the favor, since paying at once is a polite way of turning it down.",
      shows:
        "You see how near somebody would like to be, or how far off you've kept them. The offer was larger than you'd taken it for. You don't have to match it right away. But it's been seen on both sides, and the word fine is going to sound a little thin.",
      halts:
        "The person who offered is taken up with other things, or you'd like to be left alone for a while. You carry it yourself for some months, with your eyes open. When nobody is asking, it gets quite clear which half of it you'd have liked a hand with.",
      resumes:
        "The offer is made again, or you're ready to bring it up yourself. You might begin by saying that you'd turned it down too fast. It's short and true, and the likeliest answer is a question about when they should come.",
      eases:
        "The offer costs you nothing to take just now. There's a person who'd be glad to, and has the time, and isn't keeping track. You may be surprised at how much lighter things get, and at how little of it you'd have had to hide.",
      presses:
        "It gets to be too much for one person at a very inconvenient moment, and you'd give a lot for it not to show. It shows. Somebody is likely to step in before you can say no, and the offer turns out not to have depended on your being easy to help.",
    },
    closes: {
      begins:
        "If the offer has had even one yes by the end of {month}, you've trusted somebody with a small piece and seen it come back whole. You can put a little more weight on it the next time.",
      shows:
        "After {month} you know the true size of the offer. It can be taken in small amounts for as long as you like. The one thing you can't go on believing is that nobody would.",
      halts:
        "Carrying it alone on purpose, as you may in {month}, is different from having to. It teaches you which half is too heavy. When the offer comes around again, that's the half to let somebody take.",
      resumes:
        "An offer that's been turned down and still stands is about as much proof as a person gets. If you've taken some of it by the end of {month}, you can be as strong as you like on the other days.",
      eases:
        "You can be helped and go on being yourself, and {month} is an easy time to find it out. The person who made the offer may know more about what you carry. They probably won't treat you any differently.",
      presses:
        "Somebody may catch one end of it in {month} before you can refuse, and that would be your answer. You'll have trusted them because there was no time not to. When the offer comes again, you could say yes a little sooner.",
    },
  },
  {
    asks: "What's the one thing you haven't told the people you love? {month} is about whether it still needs to be a secret.",
    among: 'It may be an old disappointment, a debt, or a wish that sounds selfish to you.',
    before: {
      sun: {
        eases:
          "You're on good terms with yourself, and from there the secret looks about as big as other people's. You wouldn't think less of a friend for one like it. You can almost apply that to yourself.",
        presses:
          "Somebody may say how open you are, and you think of the secret at once. You change the subject so gracefully that it passes for modesty. It's lonely to be praised for that.",
      },
      mercury: {
        eases:
          'You try out the sentence where nobody can hear, in an empty kitchen or on a path. It comes to eight words. The secret had always felt like a long story, and it seems that most of the length was excuses.',
        presses:
          "Instead of saying it you ask a leading question, to see how somebody would take such a thing. They answer the question, since they don't know it's a test. Now you've got a verdict on your secret from a person who hasn't heard it.",
      },
      venus: {
        eases:
          "It's a soft sort of evening, and somebody might tell you a thing that they usually keep back. You like them better for it. It's a hint of how your secret could be received by a person who's fond of you.",
        presses:
          "Everything is so nice that the secret would be bad manners. You'll tell it when things are less nice, you think, and on that day you'll think the opposite. There's a reason for keeping the secret either way, and you're beginning to notice that.",
      },
      mars: {
        eases:
          "You feel brave, and you use it to tell a smaller truth from the same neighborhood as the secret. It goes over well, or nobody makes much of it. After that, telling the rest seems less of a step than you'd supposed.",
        presses:
          "You're furious with somebody for not guessing. There have been hints, after all. A hint is very clear to a person who knows the secret, and so far that's one person.",
      },
      moons: {
        new: "People who meet you there don't know the secret, or that there is one. It's a relief, up to a point. Past the point you may begin to miss the person who could almost guess it, and that tells you something about whom to tell.",
        full: "Everyone is looking in that direction for the moment, and the secret is as safe as it's ever been. It ought to feel better. You may find that you'd been half hoping for somebody to look your way and ask.",
      },
    },
    after: {
      sun: {
        eases:
          "You feel less watched, and it's because you've stopped watching yourself. Not so much of the day goes into keeping the secret tidy. There's more of you left over in the evening, and you put it down to that.",
        presses:
          "Somebody looks at you a second too long, and you're certain they know. They might. They might also be wondering about dinner, and a secret makes every glance seem to be about you.",
      },
      mercury: {
        eases:
          "Some of it gets said in the middle of an ordinary talk, and the talk goes on. You'd always given the secret a big scene, with silence in it. It may get a nod and one good question.",
        presses:
          "You say something that comes close to the secret, and the answer is clumsy. People often need a second try at hearing that kind of thing. A better reply may come when they've had a day to think.",
      },
      venus: {
        eases:
          "You may be liked for the very thing that you've kept back, or for something near it. It's disorienting. You'd hidden the secret so thoroughly that a good part of you was hidden along with it.",
        presses:
          "You've shown a little more than you'd meant to, and now you'd like to have been lighter company. So you make a joke at the expense of your own secret. Nobody who's fond of you was waiting for the joke.",
      },
      mars: {
        eases:
          "You ask for what the secret was about, the help or the time alone, without the whole history. It's a request like any other. People can grant a wish without being told how long you've had it.",
        presses:
          "You're irritated enough to use it, the entire secret in one breath. It would hit the wrong person. It deserves to be told on a day when you want to be understood, and right now you'd like to win.",
      },
      moons: {
        new: "A fresh start is easier without an old silence in it. That doesn't mean that the secret has to be told over there. One person who's known you longer might be enough, and you'd go into the new thing with both hands free.",
        full: "Something gets said aloud in that part of your life, perhaps by somebody who'd been dreading it, and the roof stays on. You look on with great interest. Your secret wouldn't be the worst thing that anyone has heard that week.",
      },
    },
    slow: {
      eases: [
        "The secret wears thin from the inside over these weeks. You refer to the time it comes from, and nothing catches. Somebody may have understood long ago, and they'd be glad to stop pretending that they hadn't.",
        "You're asked fewer questions than usual and told more. Somebody may try out a confession of their own on you, and you're as kind about it as you'd want a person to be with your secret. It makes the idea of trusting one of them a good deal less strange.",
      ],
      presses: [
        "Over these weeks the secret stands between you and somebody like a piece of furniture that only you walk around. They may sense it and put it down to coldness. A word from you, even that there's something you'd rather not discuss yet, would be kinder than letting them guess.",
        "A secret needs upkeep. There's a slightly different version for each person, and for some weeks those people keep running into one another. Nobody suspects anything. You're just tired of remembering who's heard what, and one listener with the whole of it would let you stop.",
      ],
    },
    turns: {
      begins:
        "You could tell one person one part of it. It wants an hour with no hurry in it and somebody who's kept things before. There's no call to explain why it's been a secret for so long, because they're likely to have one of their own and know.",
      shows:
        "A feeling that you'd thought was over turns out to be very much alive, and it's all over your face. So the secret is half out already. You find that you're mostly sad about having been alone with it, and that's easier to tell than the thing itself.",
      halts:
        "The moment you'd hoped for doesn't come, or the person you'd tell needs some time. So it stays a secret for some months, and this time that's a choice. You may find that part of it is simply yours, like a diary, and that only the rest was lonely.",
      resumes:
        "You're less afraid of it than you were, or the person you'd tell is easier to reach. The secret has been kept for long enough to lose its drama. It may come out over dinner, in your normal voice, and take no longer than ordering did.",
      eases:
        "You can be open with somebody, and you won't pay for it later. They ask at the right moment, or go first. By the time you'd have begun to worry, the secret has been said, and what you mainly feel is relief.",
      presses:
        "It comes up at the wrong moment, too late in the evening or with the wrong people there. You don't have to tell the whole secret because a corner of it is showing. It's enough to say that there's something and that you'd like to pick the day yourself.",
    },
    closes: {
      begins:
        'If one person knows one part of it by the end of {month}, the secret has become a private matter, and those are easier to live with. The rest can stay with you for as long as you like having it.',
      shows:
        "Does the secret still need keeping? If you've felt all of it again in {month}, you know that keeping it is more work than telling it would be. Somebody who loves you could hear about it and still ask what you'd like for dinner.",
      halts:
        "By the end of {month} you can tell the half of the secret that you'd like to keep from the half that you'd be glad to lose. You know who should hear the second half. It'll be as true in a few months as it is now.",
      resumes:
        "The secret may be out by the end of {month}, or so near the surface that it makes little difference. It may have needed keeping once. By now it's a fact about you, and far from the most interesting one.",
      eases:
        "If you've told it in {month}, you're liked as much as before, by somebody with better information. The secret was doing less for you than you'd thought. You can keep a few other things to yourself with a good conscience.",
      presses:
        "You get to choose who hears it and when, and {month} is a chance to say so. Some secrets need that more than they need telling. With the day in your own hands, you may find you don't want to wait for it very long.",
    },
  },
]
