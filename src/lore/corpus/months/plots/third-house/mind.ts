import type { MonthPlot } from '#lore/authored.ts'

export const thirdHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about your attention, and about how many things you let have a piece of it.',
    among: "It may go to the news, four group chats, and three books that you've begun.",
    cast: {
      sun: "your pride in keeping up with everything that's going on",
      moon: "the comfort of scrolling when you're too tired to pay attention",
      mercury: 'the mind that answers one message while it reads another',
      venus: 'the undivided attention you give to someone you really like',
      mars: 'the nerve it takes to mute a group chat',
      jupiter: 'the appetite that begins three books and follows forty people',
      saturn: 'the duty to answer everyone, which eats up your attention',
      uranus: "the impulse to check what's new in the middle of a sentence",
      neptune: 'the drifting your attention does when nobody calls it back',
      pluto: "the one worry that won't give back its piece of your attention",
      asc: 'the look people get from you when they have half your attention',
      mc: 'the reputation of having heard about everything first',
    },
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
    houses: {
      new: {
        1: "You're starting on a new version of yourself, and you can feel the phone waiting to be told about it. It could wait a week. A beginning that has your whole attention doesn't need witnesses.",
        2: "Looking over what you pay for each month, you find that you pay for most of it in attention, too. There may be one or two things that you'd forgotten. Cancel those, and you save more than the money.",
        3: "A new chat opens, or a course with a chat attached, and you've said hello before you know it. It's one more thing with a claim on your attention. Something else in the list could be told goodbye.",
        4: "Room is being made at home, and a corner comes free with no screen in it. Your attention takes to it like a cat. It's remarkable how long a thought gets in a chair with no outlet nearby.",
        5: "You take up something that's done with both hands, and your phone can't be in one of them. Your attention comes back whole for an hour. You look up and don't know what time it is.",
        6: "A new routine gets the first half hour of your day, and so far the news has had it. They can't both. What you pay attention to before breakfast tends to set the tone of the rest.",
        7: "Somebody you've just met or come to love would like to be listened to, and they can tell when you're half there. You've got that much attention. It only has to be called back from the four places where you left it.",
        8: "You're going to look at something closely with another person, a loan or a feeling. It takes a while and has dull stretches. They'll trust you more for having had your attention all the way through.",
        9: 'The course or the trip begins, and it asks for the sort of reading where you get to the end. Three books are already begun. It may be kind to your attention to close two of them officially.',
        10: 'The new task at work comes with two more channels and a weekly call, and each would like a piece of your attention. If you look at them at the same two times a day, people will learn when to expect you.',
        11: "A new circle means new updates, and they're friendly and frequent. Your attention can follow all of them, or it can hold on to what one person told you about her mother.",
        12: "You've gone quiet for some days, and at first your hand still goes to the phone. Then it stops. Your attention has nowhere to be, and it wanders off to something you haven't thought about in ages.",
      },
      full: {
        1: "Everyone's attention is on you, and yours is on your hair and the time and a buzzing pocket. It shows in your eyes. People are won over by somebody who's in the room with them.",
        2: "There may be a charge on your statement for something that you'd meant to cancel, and it's the price of not looking. Your attention has been elsewhere. It's cheaper to read one page to the end.",
        3: 'Messages pour in until the number in the red circle means nothing. Your attention is good for one of them, so you answer one, properly. It may be the only reply that anyone gets all day with a thought in it.',
        4: "The people at home or next door want you, all of them, about different things. It's easy to give them the attention that the podcast leaves over. One earbud out is a start, and they'll notice when it's both.",
        5: "What you've been looking forward to is here, and you watch a good part of it through a camera. It's a fine video. You'll have had half your attention at the party and half on the picture of it.",
        6: "Everything's due, and you do a bit of each. By evening the day is full of halves. Your attention works better in one long piece, as your neck has been trying to tell you.",
        7: "Someone close may say that you're always on that thing, and you'd like to dispute the always. When you look up to do it, they've got your attention. That's probably all they wanted.",
        8: "If your screen lights up during a serious talk about what you two owe each other, your attention goes there for half a second, and it's seen. Turning the phone face down would say more than the next three sentences.",
        9: "Far away, in front of the view, you check what's happening at home. It's usually nothing. The view could have ten minutes of your attention before you take its picture.",
        10: 'A slip or a success at work gets noticed, and you know where it came from. Either your whole attention was in it or about a third. Nobody asks which, but you could arrange for more hours of the first kind.',
        11: "All the groups have something on at once, and you're at one of them reading about the others. Each gets a third of your attention. The people at this table are the ones who'd pass you the fries.",
        12: "Late at night you're still following something that'll be over by morning. You're too tired to take it in. The best use of your attention at that point is to let it go off duty.",
      },
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
    cast: {
      sun: "the person you'd be if you knew one subject properly",
      moon: 'the quarter of an hour with your subject that settles you down',
      mercury: "the question about your subject that you're embarrassed to ask",
      venus: 'the crush you have on your subject, dull chapters excepted',
      mars: 'the impatience that wants to skip the basics of your subject',
      jupiter: 'the stack of books on your subject that you mean to read',
      saturn: 'the dull chapter of your subject and the patience for it',
      uranus: 'the one odd fact that turns your whole subject around',
      neptune: "the fog over the parts of your subject you've only nodded at",
      pluto: 'your refusal to let the subject go until it makes sense',
      asc: 'the knowing nod you give when your subject comes up',
      mc: 'the name you have for knowing more about your subject than you do',
    },
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
    houses: {
      new: {
        1: "You're new at something and a little clumsy, and you don't mind who sees. It's a good frame of mind for your subject. People tell a cheerful beginner things that they'd never tell an expert.",
        2: "The first book on your subject costs about as much as a lunch, and the course rather more. You set the amount aside. It's odd how much better one studies what's been paid for.",
        3: "You may fall into conversation with someone who knows your subject from the inside, at the hardware store or over the hedge. They'll use a word you don't know. If you ask, you'll probably be there for twenty minutes.",
        4: "A corner at home gets cleared for something, and your subject could have it. As long as it lives in tabs on your phone, it's a thing you look up. With a table of its own it begins to look like something you do.",
        5: 'What you take up for fun may be closer to your subject than it looks. You learn three things without meaning to. Nobody gives grades for it, so you get to be as wrong as you like.',
        6: "A routine is being set up, with a slot in it for something good for you. Your subject fits into a bus ride. After two weeks of bus rides you'd be past the page where most people stop.",
        7: "Somebody you're getting to know may ask what you're into, and you name your subject. It's charming to be asked. By the third question you'd like to have read one more chapter.",
        8: "Before you share costs or plans with another person, it'd be good to know how such things work. Your subject may be exactly that, or right next to it. The form makes more sense once somebody has read the footnote.",
        9: 'A course may be starting, or a trip to where your subject comes from. You could go along knowing a little, like most people. You could also do the reading first and be the one with the question.',
        10: "Something new at work may touch your subject, and people look to you, since you're the one who talks about it. You know the outline. It's a good reason to find out what comes after the outline.",
        11: "Among the new faces there may be somebody who's been at your subject for years and is starved for company. You can't tell by looking, so it's worth mentioning. They'd lend you the good book and expect it back with opinions.",
        12: "Some time alone is coming up, and you'd thought of sleeping. Your subject goes well with that. An hour of it in bed with nobody to impress gets further than a month of nodding.",
      },
      full: {
        1: "You may be introduced as the one who knows about your subject, and it's flattering until the first question. I only know a little is a fine answer when it's followed by the little.",
        2: "A decision about money may turn on a thing you half know, like how a loan works or what's under the hood. An hour with the dull chapter of your subject, or with someone who's read it, would cost less than a guess.",
        3: "A discussion may heat up and land in your subject, where everybody has heard something. You've heard it, too. You could be the only one there who's curious enough to look it up afterward.",
        4: "A family evening may turn to the old stories, or to what's wrong with the furnace. If it's your subject they're guessing at, one of them probably knows a date or a valve that you don't. You'll want something to write on.",
        5: "You show what you've made or learned, and it's better than you'd feared, with one mistake. If someone points it out with delight, you've found the next chapter of your subject. You've also found a person who cares about it.",
        6: "You're too busy for anything that isn't due, and your subject isn't. It gets five minutes over a sandwich. Those five minutes are what keeps a thing from becoming something you used to know about.",
        7: 'You and someone close disagree on a fact in your subject, and both of you are very sure. You can look it up together. One of you will have to say oh, and that one comes away knowing it for good.',
        8: "Papers have to be signed with another person, or a secret gets shared, and you'd like to understand all of it first. You ask what that line means. Learning a subject properly gets you used to looking slow for a minute.",
        9: "You're standing in front of the real thing, or you're on the last page of a long book. Your subject looks bigger from there. What you've understood of it, you could explain to somebody who only knows a little.",
        10: 'At work you may be asked about your subject in front of others, and the answer stops where your knowledge does. You can say so. People trust someone who can tell them exactly where that is.',
        11: "When your friends get together, someone may come out with a theory about your subject. You're fairly sure that it's wrong. You could ask where they got it, and the two of you can look it up before dessert.",
        12: "You lie awake, and your subject comes by with the piece you couldn't place. It fits. Nobody knows yet, and for a night it's very nice to be the only one who does.",
      },
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
