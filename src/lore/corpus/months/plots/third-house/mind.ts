import type { MonthPlot } from '#lore/authored.ts'

export const thirdHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about your attention, and about how many things you let have a piece of it.',
    among: "It may go to the news, four group chats, and three books that you've begun.",
    before: {
      sun: {
        eases:
          "Somebody tells you something, and you listen to the end. It takes four minutes. They look faintly surprised, and it strikes you how seldom anybody gets your attention in one piece, including those you'd do anything for.",
        presses:
          "You're proud of keeping up with all of it. People ask you because you've heard, and it'd be odd to say that you haven't. It gives you a kind of standing, which is paid for out of attention that you'd meant for something else.",
      },
      mercury: {
        eases:
          'You mute a group chat, and nothing happens. Nobody even mentions it. About an hour later your attention stays with something for three pages, and you could tell a person what was in them.',
        presses:
          "You answer one message while reading another and nodding at somebody who's talking. Each gets a third of your attention. One of the three will probably have to be done over, and it tends to be the one with a face.",
      },
      venus: {
        eases:
          "You spend an hour with someone whose phone stays in their bag, and yours does, too. It's flattering to be given that much attention. You hear more in the hour than all the day's updates had to say.",
        presses:
          "You hate to let anyone down, so you like every photo and answer every aside. It's affection, cut very small. The one who'd have wanted ten whole minutes of your attention gets a thumbs-up along with the rest.",
      },
      mars: {
        eases:
          "You mute, cancel, and unsubscribe for a quarter of an hour, with a glee that you'd rather nobody saw. Most of it you never chose. Whatever still reaches you after that has a fair chance of your attention.",
        presses:
          'You start four things within the hour and snap at the fifth for interrupting. The fifth may be a person. None of the four would have minded waiting for your attention, and none of them will remember your tone.',
      },
      moons: {
        new: "What starts there will want a piece of your attention, and there isn't one lying around. It has to come out of something. If you pick the something yourself, it could be a group chat, and if you don't, it'll be an hour of sleep.",
        full: "For some days your attention has one place to be, and it isn't in any of the chats. Everything else goes unread. A good part of the pile will have taken care of itself by the time it's over, and you'll see which part.",
      },
    },
    after: {
      sun: {
        eases:
          "You admit that you haven't been following it, in a group where everyone has. It's oddly restful. Somebody sums it up for you in two sentences, and you've got the attention left over that it would have taken to follow it yourself.",
        presses:
          "A friend is hurt, or only puzzled, that you're harder to get hold of. They'd been used to a piece of your attention at any hour. You can be hard to reach and glad to be reached, but they may want to see the second before they believe it.",
      },
      mercury: {
        eases:
          "You finish something. It might be a book, or just a thought, followed from one end to the other. You'd half suspected that your attention wasn't up to that anymore, and all it took was being left alone.",
        presses:
          "A piece of news gets by you that you'd have liked to have. It's the price of paying attention to less. You hear it a day late from somebody who cares about it, and it's better reported that way.",
      },
      venus: {
        eases:
          "People have started to tell you things. They can sense, without knowing what they sense, that you aren't looking past them. Undivided attention is rarer than good advice, and it appears that it's what they wanted from you all along.",
        presses:
          "You feel left out. Everybody's laughing about something in the chat, and you weren't there. You might go back for one or two of the people in it, who could have your attention without the other forty messages.",
      },
      mars: {
        eases:
          "You do the one thing first, before you've looked at what everybody wants from you. It's done by the time they've finished their coffee. With your whole attention in it, the job turns out to have been about an hour long.",
        presses:
          "You'd just gotten quiet when something cuts in, and you bark at it. It's only a delivery, or someone with a question. You've been guarding your attention so well that a person looks to you like one more notification.",
      },
      moons: {
        new: "A decent piece of your attention could go to what starts there, if something else has given one up. It's strange to begin a thing without looking sideways. You'll remember more of the first day than you usually do, people's names included.",
        full: 'It all comes at once there, and your attention can only be on one part of it. You choose a person over the phone, or one page over the whole pile. The people who followed everything may be asking you later what was said.',
      },
    },
    slow: {
      eases: [
        "Over these weeks your attention comes in longer pieces. You can tell by a page that didn't have to be read twice, or by a walk without the phone. The things that lost their piece of you haven't asked where it went.",
        "A few things come back that only show up when nobody's hurrying you, a tune or an idea about the kitchen. They seem to have been waiting for a gap. Your attention has interests of its own, and they're better than what the phone suggests.",
      ],
      presses: [
        "For some weeks something that you can't drop takes a piece of your attention and keeps it. It may be a worry, or a duty that sends messages at all hours. Less is left for the rest, so the rest will have to be a shorter list.",
        "More and more things are set up to need you at once, with a red dot or a countdown. Hardly any of them would be the worse for an hour's delay. You could try that on one a day, and see what your attention does with the hour.",
      ],
    },
    turns: {
      begins:
        "You choose what gets your attention for the first hour of the day, or the last, and the phone spends it in another room. It sounds like nothing. By the third evening you'll know how often your hand goes looking for it, and how long a thought can get when no one cuts it off.",
      shows:
        "You see where it all goes. A screen tells you in hours, or somebody does in a sentence, and it isn't where you'd have guessed. There may be one thing that gets more of your attention than any person you love. You needn't feel guilty about that, but it deserves a minute's thought.",
      halts:
        "Messages cross or stop coming, and what you've followed so closely turns dull. For some months there's less to keep up with. You could fill the gap within a day. You could also leave it open for a while, and see what your attention goes after when nothing is calling it.",
      resumes:
        "Everything starts up again, the chats and the plans and the news, and you're wanted back in all of it. You've been out just long enough to choose. The pieces of attention you hand over should be ones that you wouldn't want back, and there may be no more than two of those.",
      eases:
        "Something interests you so much that you forget to check on the rest. That's luck, and it's worth defending. Whether it was a book or a person, your attention could have another hour of it next week, and everybody else could learn to expect your answer a little later.",
      presses:
        "Something slips. A reply or an appointment had a sliver of your attention, and it slid right off. It can be put right, and it's embarrassing. Two or three other things are hanging by about as much, and with the apology still warm, it's a good moment to hand one of those back.",
    },
    closes: {
      begins:
        "If a single thing has your attention for an hour a day by the end of {month}, the others have to share what's left. You'll see which of them you miss, and it's likely to be two or three.",
      shows:
        "{month} counts the pieces for you. You don't need all of your attention back at once, and you could start with the piece that nobody, yourself included, would miss.",
      halts:
        'When {month} is over, your attention has had some practice at being idle. It tends to drift back to what it really likes. You could let those few things have a piece, and keep the rest waiting.',
      resumes:
        "By the end of {month} they all want you back, and you may have let in about half. That's roughly how many things your attention is good for. The other half can go on without you.",
      eases:
        "For a while in {month} one thing may have all of your attention, and you'll know again what that's like. It should make you stingier with the small pieces, and the people who get the large ones will be glad.",
      presses:
        "{month} can show you the point at which you let things fall. It's useful to know where it is. Anything up to there you can do with your full attention, and one thing more is one too many.",
    },
  },
  {
    asks: '{month} is about a subject that you know a little about, and about getting to know it properly.',
    among:
      'It may be how investing works, where your family came from, or what goes on under the hood of a car.',
    before: {
      sun: {
        eases:
          'You admit that you only know the outline. Somebody who knows the rest lights up, since hardly anyone ever asks. Ten minutes with them puts a second layer under your subject, and they look as though they could go on.',
        presses:
          "You're taken for someone who knows about it. Nodding along is the easiest thing in the world, so you nod. The subject keeps its distance after that, because now you can't very well ask what the word means.",
      },
      mercury: {
        eases:
          "You look up the one word that everyone in the subject uses and nobody explains. It's a lot simpler than it sounded. Half of what you half knew falls into line behind it.",
        presses:
          "You read around your subject. There's a summary of a summary, some comments, and a video of a man in a car, and you come away with more of the same little. The book that all of them mention would have taken about as long as the evening did.",
      },
      venus: {
        eases:
          "A person you like loves your subject, and takes you along to a museum or a garage or an uncle's kitchen table. You learn more from how they look at it than from what they tell you. It makes you want to see what they see.",
        presses:
          "It's more fun to talk about the subject than to learn it, and you've got good company for that. Everybody agrees and nobody looks anything up. You go home happy, knowing exactly what you knew at dinner.",
      },
      mars: {
        eases:
          "You do it yourself for once. You work out the sum, or call the archive, or take the thing apart with a screwdriver, and you're wrong in interesting ways. The subject has pushed back, and you like it better for that.",
        presses:
          'You want to skip to the good part. The basics bore you, the advanced version defeats you, and you blame the person who wrote it. The basics would take a week of evenings, and being annoyed with your subject can easily take longer.',
      },
      moons: {
        new: "Your subject looks like homework next to what starts there. A quarter of an hour a day would keep it alive. The two may even help each other, since a mind that's been woken up by one thing is quicker with the next.",
        full: "Your subject gets no hours at all when things come to a head there. What you do get is a look at where a little knowledge gives out. If that place is in your subject, it's one chapter you won't have to force yourself through.",
      },
    },
    after: {
      sun: {
        eases:
          "You explain a part of your subject to somebody, and their face clears. You hadn't been sure that you'd understood it yourself. It gives you a quiet sort of authority, and you needn't raise your voice for it.",
        presses:
          "An expert corrects you with others listening. You'd gotten just far enough with your subject to be wrong in a way that's worth correcting, and most people never do. It stings until bedtime, and then you own one more fact.",
      },
      mercury: {
        eases:
          "The follow-up question about your subject occurs to you on the spot, and it's a good one. The answer joins two things that you'd been keeping in separate rooms. A person who knew only a little about it couldn't have asked.",
        presses:
          'Two sources that you trust say the opposite of each other. A beginner would believe the second one. You know enough about your subject to be bothered, and it might take a day to find out that they mean different things by the same word.',
      },
      venus: {
        eases:
          "You find the others. There's a group, or a forum, or two people at the library who've been discussing your subject all this time without you. They're a little odd and very welcoming, and you fit in better than you'd like to admit.",
        presses:
          "People you're fond of have had about enough of your subject. You can tell by how kindly they nod. It's no reflection on what you've learned, and one person who'd like to hear all of it would take the load off the rest.",
      },
      mars: {
        eases:
          "You use what you know. You move the money, or find the noise, or write to a cousin overseas, and it more or less works. Your subject has stopped being something you've read about.",
        presses:
          "The subject gets hard all at once, and you're inclined to think that what you knew before was enough. It was enough for dinner parties. A night's sleep and a better diagram have gotten people past worse.",
      },
      moons: {
        new: "You know this stage from your subject. What starts there is confusing, and after a while it isn't. Anybody who's been a proper beginner lately asks the plain question on the first day and saves the others a week.",
        full: "A piece of what you've been learning fits the question that comes up there, from a side you hadn't expected. You say two sentences, and people listen. Your subject can look like a private hobby, and for an hour it's the most practical thing in the room.",
      },
    },
    slow: {
      eases: [
        "Bit by bit, over some weeks, your subject begins to make sense. A chapter that was all fog reads as if somebody had rewritten it. Nobody has touched it, of course. You've just been at it for a few pages an evening.",
        "Your subject starts to turn up everywhere, in a headline or in how a neighbor mends a fence. It was there before, but you didn't have the words to see it with. Each new one makes the walk to the store a bit more interesting.",
      ],
      presses: [
        "Over these weeks you find out how big your subject is. Each answer has three questions in it, and there are days when you seem to know less than at the start. You may want to fence off the part you need, since properly doesn't have to mean all of it.",
        "With your subject you're on the flat part, where you study as much as before and nothing seems to stick. Most people who know a thing properly remember being there. They went on to the next page because it was the next page, and some weeks later it made sense.",
      ],
    },
    turns: {
      begins:
        "You start at the beginning, with the book for beginners and the question you'd be embarrassed to ask. Somebody who knows the subject would be happy to get it. It's likely to be the question that everything turns on, and experts are seldom asked anything so good.",
      shows:
        "You learn one fact that you'd had the wrong way around, and when it's put right, several others have to move. It's a bit dizzying. Your whole subject looks different from here. Somebody who knew only a little about it wouldn't have felt a thing, so you must know more than that.",
      halts:
        "The source dries up, be it a person or a website or your own spare hours, and the subject stands still for some months. There's time to go over what you've got. Some of your notes say the same thing in three wordings, one page is plain wrong, and what's left you can rely on.",
      resumes:
        "It gets moving again. The document turns up, or the person who knows writes back, or you pick up the book and it isn't heavy. You can tell by now just what you want to ask of your subject. Being stuck was good for that, and it should save you about half the chapters.",
      eases:
        "Somebody who knows the subject sits down with you, and in one hour you get what you'd have been weeks piecing together. Taking notes might feel silly, and you'll be glad of them. The better hour is the second one, about what even they aren't sure of, and it's yours for the asking.",
      presses:
        "You have to know it all of a sudden, and you know a little. A decision depends on your subject, or somebody puts you on the spot. It's fine to say that you'll find out. That buys you two days and the best reason so far to read the dull chapter.",
    },
    closes: {
      begins:
        "If you ask the embarrassing question in {month}, you've begun to know your subject properly. From the outside it may look like less, since you'll be saying I don't know in all the right places.",
      shows:
        "By the end of {month} your picture of the subject may have changed at least once. That doesn't happen to people who stay with the outline. You can probably tell by yourself what to read next.",
      halts:
        "{month} may not add anything to your subject, but it can make what you have reliable. Knowing something properly is partly that, being able to say which pages you'd bet on.",
      resumes:
        "When {month} is over, you may have the answer to something you've long wanted to know. You could call that knowing your subject properly, or you could call it chapter one, and you'd be right both times.",
      eases:
        'If {month} is kind, somebody shows you the short way in. The rest of your subject can be had at a quarter of an hour a day, and you know whom to ask when the quarter hour goes badly.',
      presses:
        '{month} asks for more than you know, and you can find out where to look. Adults mostly learn a subject properly like that, with a reason and a deadline. The little that you know is a start.',
    },
  },
]
