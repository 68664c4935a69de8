import type { MonthPlot } from '#lore/authored.ts'

export const eighthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about an offer of help that you keep turning down, and about trusting one person enough to take it.',
    among:
      'It may come from a sister or brother who asks how you really are, a neighbor with a truck, or a friend who says to call anytime.',
    cast: {
      sun: 'the pride that would sooner carry too much than take the offer',
      moon: 'the tiredness that would have said yes to the offer long ago',
      mercury: 'the word fine, which is your answer to every offer',
      venus: "the affection that somebody's offer is made of",
      mars: "the muscle that means to manage without anyone's offer",
      jupiter: 'the helper you turn into when somebody else has a load',
      saturn: 'the rule that an offer of help must be repaid by the weekend',
      uranus: 'the sudden yes to the offer that would surprise you both',
      neptune: "the helper you dream of, who'd know without making an offer",
      pluto: 'the load that nobody but you has been allowed to touch',
      asc: 'the capable look that sends an offer of help away again',
      mc: 'your name for being strong, which makes an offer hard to take',
    },
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
    houses: {
      new: {
        1: 'In anything new, you see yourself as the one who manages, and you do it well. The offer takes nothing away from that. You could let somebody carry one part of it and still be the person in charge.',
        2: "When you set up a new budget, everything in it has a price. The offer has none, and that's what makes you suspicious. But you've given away an afternoon now and then yourself, and you didn't send a bill.",
        3: "New faces ask how you're doing, in the hall or in class, and they're told fine. The person with the offer is told fine as well, in a warmer voice. For a start, one of them could get a different word.",
        4: "If something gets built, moved, or cleared out at home, there's a heavy end to it, and a neighbor may see you through the window. To turn down the offer, you'd have to do it while backing up with a mattress.",
        5: "Something begins that's purely for pleasure, and with that you let people help. They drive, they bring the snacks, and you think nothing of it. The offer of a hand with something heavy is the same thing without the music.",
        6: "The new routine has one thing more in it than there's time for. Somebody's offer would fit in right there. It's easier to take as a regular half hour than as a rescue.",
        7: "Another person is getting close to you and would like to know what they can do. You say that their company is plenty. An offer is often a way of asking to be let in, and it's hard to be close to somebody from the porch.",
        8: "If you tell somebody about money, or about news that isn't easy, you've done the hard part of taking the offer. The rest is an hour and a pair of hands.",
        9: "In a strange city or a beginners' class you're helped all day long, and you say thank you. The offer from somebody you know goes by a stricter rule, and it's worth asking who made it.",
        10: "When new duties at work come with people who are there to help, you get used to saying please do. To the person with the offer you could say the same two words. They wouldn't even need a job description.",
        11: "In a group where people trade rides and casseroles, you're the first to give. When an offer comes your way, you look at your shoes. They notice that, too.",
        12: "You draw back to catch your breath, where nobody can see how heavy it is. It does you good. You can also think about the offer without being watched, and see which part of it you'd take.",
      },
      full: {
        1: "When you're tired, everybody can see it, and one of them may say so. It's a good time for the offer. You don't have to explain anything, since your face has gone on ahead.",
        2: "If your money or your time won't stretch as far as you said, the person with the offer can probably tell. A small yes costs you less at this point than another month of managing.",
        3: 'On the phone or over a fence, somebody may ask how you really are and leave a gap after it. If the gap is filled with something cheerful, the offer goes by. A true half sentence would be enough to hold it there.',
        4: "Your family or your home needs all of you, and then a little more. You've got two arms. The offer would bring it up to four, and the others may have wondered for some time why you don't use it.",
        5: "At a big occasion you're the one who hauls the tables. If somebody takes the last one out of your hands without asking, you can call that rude, or you can see that it's the offer with the words left out.",
        6: 'When more has to be done than fits into a day, your shoulders know it. You turn down the offer while rubbing your neck. The neck would answer differently.',
        7: "Somebody may ask you straight out why it's so hard to help you. They aren't scolding. When an offer gets turned down that nicely and that often, people begin to think it's them.",
        8: "If something heavy comes out, a sum or a worry, you watch the other person's face. It may be the face of somebody who's glad to be told. The offer is meant for this, and all you'd have to do is say yes.",
        9: "If you've come a long way by yourself, on the road or through a hard course, you can be proud of that. For the last steep bit there's an offer. Take it, and nobody will say that you didn't do the rest.",
        10: "When people admire how much you carry, it makes the offer awkward to take. You'd hate to disappoint them. Most of them have somebody at home who's got hold of the other end.",
        11: "Among friends you help with everyone's load and joke about your own. If the offer comes across the table as a joke, too, you could say yes as a joke and then let them do it.",
        12: "Where nobody's looking, you put the load down and pick it up again on the other side. You've gotten very good at that. The person with the offer may know about it, and they'd only like to be told where to take hold.",
      },
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
    cast: {
      sun: "the person you'd be without a secret to look after",
      moon: 'the loneliness of keeping a secret at a table full of people',
      mercury: 'the few words it would take to tell the secret',
      venus: "the love you'd rather not risk by telling the secret",
      mars: 'the temper that could let the secret out in one breath',
      jupiter: 'the faith that somebody could hear the secret and like you as much',
      saturn: 'the guard you keep on the secret at all hours',
      uranus: 'the impulse to tell the secret to a stranger on a train',
      neptune: 'the daydream in which somebody guesses the secret for you',
      pluto: 'the secret itself and the hold it has on you',
      asc: 'the open face behind which a secret can be kept',
      mc: 'the good name that you suppose the secret would cost you',
    },
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
    houses: {
      new: {
        1: 'You present yourself anew, in a picture or to a room of strangers, and you choose what goes in. The secret stays out, as always. You may feel it more than usual, like the tag in a new shirt.',
        2: "Money comes in or gets planned anew, and you look at what you pay for. The secret has its costs, too, in detours and in evenings that you leave early. It's fair to ask whether it's still worth that much.",
        3: "All day long you chat about everything with nearly everyone. It's remarkable how much can be said around a secret. A sister or an old neighbor may have been listening for the gap.",
        4: "At home the secret sits in the pause after somebody asks what's new. If anything changes there, even who's in the kitchen, the pause could go to one person and an answer.",
        5: "When something makes you happy, a person or a plan or a game, you're likely to tell people things. If the secret is a wish, it could come out on such a day. It'll sound a good deal less selfish than it does when you're alone with it.",
        6: "A new routine has you looking at every habit to see what it's good for. Keeping the secret is one of them. You've done it daily and so well that you may have stopped asking.",
        7: "You're getting to know another person, or starting to again, and out come the stories. In one of yours there's a page that you always skip. Most people have a page like that, so they wouldn't hold the secret against you.",
        8: "Somebody's about to be trusted with something, you or another person. It doesn't have to be the secret on the first day. You'll notice that you're listening for whether it could be.",
        9: "If you're going where nobody knows you, the secret could be told to the person in the next seat. Travelers do that all the time. It's a rehearsal before a kind audience, and the people at home may be just as kind.",
        10: 'Anyone new at work gets the short version of you, with dates. The secret has no business in an office. Seeing it left out so easily, you may think about where it does belong.',
        11: "New friends make it easy to be a person with nothing behind them, and it's refreshing. If somebody tells a story against themselves over the fries, you laugh with the others. You can also notice that nobody likes them any less for it.",
        12: "When you're alone more than usual, you think about the secret more. It doesn't have to be told in order to be looked at. One half of it may be ready for somebody to hear, and the other half could be nobody's business.",
      },
      full: {
        1: "Anyone can see that there's something you aren't saying. People will guess, and they'll guess wrong. Compared with some of the guesses, the secret may be the kinder thing to be known for.",
        2: "With the accounts open, a debt that's a secret would be found sooner or later, and you could get there first with one sentence. If it's a wish, you can see what it would cost, and it may be less than the hiding.",
        3: "If something slips out, in a call or in a chat with too many people in it, it'll probably come near the secret and not be it. You wait for the crash. What comes may be a thumbs-up and a question about dinner.",
        4: "When everybody's home, the old stories come out with the good plates. There's a hole in yours, and you think that only you can see it. Somebody who loves you may see it, too, and they'd take the secret over another perfect dinner.",
        5: "You're having so much fun that you forget to look after the secret. For an hour or two nobody is guarding it, and nothing happens. It makes you wonder about all the other hours.",
        6: "When you're worn out, a secret is work. If it were on the list with the other chores, it's the one you'd drop. With one person who knew, you'd have somebody to sit with after a long day and not have to act.",
        7: "The person across from you may ask, or you can see that they'd like to. You've got an answer for them that's true as far as it goes. The rest of the secret goes about one sentence farther.",
        8: "If somebody trusts you with a secret of theirs, you'll see how much it weighs on them and how little it changes for you. The same may be true of yours, seen from where they sit.",
        9: "Far from home, or in the middle of a discussion about honesty, you take a strong position, and it's a good one. You also hear it as a person who's got a secret. It may make you want to tell somebody before you say it again.",
        10: "If you're recognized for something, the introduction is full of nice facts. For a minute you may wonder whether they'd clap for all of you. One person who knew the secret and clapped would settle that.",
        11: "When friends drink to how well they know each other, you raise your glass. Out of the whole room there's one you could tell the secret, and you can tell which by how carefully you don't look over.",
        12: "You could say the secret out loud to a mirror, or to a dog, and hear how it sounds. The dog will take it well. It's practice for the one person who might hear it next.",
      },
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
