import type { MonthPlot } from '#lore/authored.ts'

export const firstHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about the story you tell about yourself, and about the part that's out of date.",
    among:
      "It may be the job that you still name first, the move you keep explaining, or the talent you say you haven't got.",
    cast: {
      sun: "the hero of the story you tell, who's a few years behind you",
      moon: 'the comfort of telling a story whose ending you know',
      mercury: 'the sentence about yourself that you could say in your sleep',
      venus: 'the laugh your old story can be counted on to get',
      mars: 'the impatience with hearing yourself tell that story again',
      jupiter: "the next chapter, which your story hasn't got a line for",
      saturn: "the talent you say you haven't got, as if it were settled",
      uranus: 'the fact about you that your usual story has no place for',
      neptune: 'the nicer version of the old days that your story has become',
      pluto: "the part of the story you'd hardly know yourself without",
      asc: 'the way you introduce yourself, with its outdated first line',
      mc: 'the old job that your story still names first',
    },
    before: {
      sun: {
        eases:
          "You're introduced to a person of some standing, and there's no time for the whole story, so you begin with this year. They lean in. You'd thought of this year as the part that needed all the others to explain it.",
        presses:
          "You tell your story to somebody you'd like to impress, and around the middle it bores you. You notice because your voice goes on without you. It was a better story when it was news.",
      },
      mercury: {
        eases:
          "You come across an old photo or a saved email, and it tells the story as it was at the time. Your own version is a bit rounder. You'd filed off whatever spoiled the ending.",
        presses:
          "Halfway through explaining yourself, you see the other person's eyes drift. They'd only asked where you live. The story has gotten into the habit of starting by itself, at the beginning, which is the part you need least.",
      },
      venus: {
        eases:
          "Over a meal somebody who's fond of you may tell your story in their own words. They leave out the part that embarrasses you, because they've forgotten it. You stop chewing so that you can hear how it goes on.",
        presses:
          "You tell the version of your story that gets a laugh, the one in which you're hopeless with money or lost in every city. It's charming, and it could be years out of date. People who've just met you believe every word.",
      },
      mars: {
        eases:
          "You do a thing that you can't do, according to your story, because there's nobody else around to do it. It takes twenty minutes. That line will have to come out, and you'd been leaning on it rather comfortably.",
        presses:
          "There's an opponent in your story, and you tell that part with some force. The listener wasn't there. You hear that you know the quarrel by heart and can't say anymore what you wanted out of it.",
      },
      moons: {
        new: "There's no chapter in your story for what starts there. It may even contradict a line that you tell with some pride, about what you never do. You could leave the line out for a while and see if it's still true.",
        full: "Your story goes untold for a few days, since people see only what comes to a head there and don't ask how you got to it. You'd have explained. Everybody seems to understand you anyway.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked about yourself with others listening, and what you say is short and ends on what you're doing now. There's a pause while people think of questions. The long story leaves no room for one.",
        presses:
          "Somebody who's known you for ages may correct your new story in public, with dates. They've got a claim on the old one, since they were in it. You're tired, and you let them keep it for the evening.",
      },
      mercury: {
        eases:
          "A profile or a bio of yours still tells the old story, and you change a line in it. Hardly anyone is going to notice. You read it over three times all the same, because it's good to see it say what's so.",
        presses:
          "The short version of the story is misunderstood, and you feel the whole background coming on. One fact would do. It's probably the recent one, which you've had the least practice in saying.",
      },
      venus: {
        eases:
          "Somebody tells you their own story, and it goes stale in about the place where yours did. You don't think any less of them for it. It gets easier to skip that place when it's your turn.",
        presses:
          "You miss the old story a little. There's a person in it, or a city, that you'd like to go on talking about. You can tell that one as a story about them, and it'll be a better one without you in front.",
      },
      mars: {
        eases:
          "You introduce yourself by what you're about to do. It sounds bold to you, and to everyone else it's information. The rest of the story takes half a sentence, on the way to the coffee.",
        presses:
          "You're told that you aren't the type for this, and you get quoted to prove it. It's maddening to lose to your own story. You could mention that it's been revised, and go ahead.",
      },
      moons: {
        new: "Your story begins there on the day you walk in, as far as the others know. They may ask what came before, and you'll give them some of it. Whatever you don't bother to mention is probably what's out of date.",
        full: "Your story has left one sentence hanging, and it gets finished there, with another ending than the one you've been telling. The facts are kinder than that, or only plainer. You've got something to correct, and a good reason to be brief.",
      },
    },
    slow: {
      eases: [
        "In the course of a few weeks the story gets shorter each time you're asked for it. Old explanations drop off, most of them the kind that begin with the word originally. What's left can be told at a bus stop.",
        "Somebody who met you lately may tell your story to a third person, and all of it is from this year. You hadn't asked for that. The older parts come up only when people want to know, and then they're listened to.",
      ],
      presses: [
        "Over these weeks things happen that your story has no room for, and you explain them away, one after another. It's turning into a lot of work. The sentence that you have to defend most often is the one that's out of date.",
        "You keep running into people who know the old story and have a share in it. Each would like the part with them in it told as they remember it. They can have theirs. It gets easier to let them when you aren't telling yours in the same breath.",
      ],
    },
    houses: {
      new: {
        1: "You're starting something and you look a little different for it, and your story hasn't caught up. One line of it says that you never do this kind of thing. You can leave the line out and let people see for themselves.",
        2: "A new paycheck or a new price for your work may not go with the part of the story where you're no good with money. That part always gets a laugh. You can find another one and keep the money.",
        3: "You're asked to say a few words about yourself, in a class, in a chat, or over a hedge. The first sentence comes out of the drawer. Halfway through you notice that you're talking about another year.",
        4: "When you clear a room at home, a box may turn up with the old story in it, diplomas and all. It's pleasant to tell somebody how it was. They might like to hear what you've done since, too.",
        5: "You're trying out the talent that your story says you haven't got. It goes tolerably. On the way home you work on a sentence with the word beginner in it.",
        6: "A new habit is taking hold, and it contradicts a favorite line of yours, like what you're useless at before noon. If somebody at work tells that line for you, you can mention that you walked here.",
        7: "A new acquaintance or an old friend may want to hear your story from the beginning. You get as far as the part that you always explain. They'd probably sooner hear where you're living now.",
        8: "You're about to trust somebody with the version that isn't for dinner parties. Some of it you've never said aloud, so there's no polish on it. It comes in the wrong order, and it's newer than the other one.",
        9: "A trip or a course puts you among people who can't check your story. You can leave out the job that you always name first, as a test. They'll talk to you about the food or the homework, and you won't miss it.",
        10: 'Your new work wants a paragraph about you, and the old one is saved under your name. You change one word, then a line. In the end you close it and start with this year.',
        11: "You're new to a group, and everybody gets two minutes. Your story takes four when it's told right. You cut the part with the talent you haven't got, since one of them might need somebody to sing.",
        12: "You're alone with a notebook or a ceiling, and you try the story on yourself. One sentence sounds like your mother or a former boss. You go back over it without that one, and it still holds together.",
      },
      full: {
        1: "You're being looked at and introduced, and your story is told with you standing there. It's a few years behind your face. If you say that there's a new part, people may lean in a little.",
        2: "The accounts are on the table, and they tell a story as well. It's shorter than yours and has no villain. You've got more or you need less than the person you always describe.",
        3: "Old messages, old friends, and a brother or a sister may all remember it another way. In their version somebody else is the funny one. It's worth asking for theirs and hearing it to the end.",
        4: "When the family's together, the story about you tends to come out with the coffee. You can add one sentence about what you did after that. An aunt or a roommate may say that she'd never heard it.",
        5: "You're in the middle of a very good time, and it doesn't fit any story of being no fun at parties. If somebody wants to teach you a dance, you can skip the explanation. It's three steps and a turn.",
        6: "The work has to be done by somebody, and you do it, quickly and well. If your story says that you're hopeless at such things, you can stop saying so. A thank you is a complete answer to a compliment.",
        7: "Somebody close may tell you who they think you are, and they like that person better than you do in your story. You'd like to correct them. You could look for the mistake first.",
        8: "When a debt or a confidence is cleared up, the part of your story about what you were owed goes out of date. You'll probably tell it once more out of habit. It's a good deal shorter once it ends with the check.",
        9: "The certificate, the border, or the last page is reached, and your story may have it down as something that you'd never do. The line needs to be written again. For the moment you're too busy buying postcards.",
        10: 'Your name is being said in public, with a description after it. It may be the job that you had before last. You set them right in half a sentence, and you like how short it is.',
        11: "You're among friends, and they're telling stories about one another. Yours comes around, and it's the one about the move. You let them have it for old times' sake, and then you tell one from last week.",
        12: "You can't sleep, and the story runs by itself, as it does at night, with all the wrong people in the right. In the morning it's a few plain facts. You could write those down before it starts again.",
      },
    },
    turns: {
      begins:
        "You try a different first sentence about yourself on a person you've just met, and it's about this year. It's a bit stiff, like new shoes. They may follow it with a question that you've never been asked, and you have to think before you answer. The old story always got you past that point without stopping.",
      shows:
        "You hear your story from somebody else, and it's a few years old. They mean well, and they've told it that way often. You could let it go. If you tell them how it continued, you may see a face change that you thought had its mind made up about you.",
      halts:
        "The new version isn't finished, and for some months it's not going to be. You're between two stories, one that's gotten too small and one with no ending. There's no need to make an ending up. You can tell people the part you're sure of, and most of them will find it more interesting than a finished one.",
      resumes:
        "You may be used to ending your story at a certain point. Now there's news, and what looked like the last part is turning into the middle. People who'd stopped asking may ask again. You'll notice that you don't know what you're going to say, and that you're enjoying it.",
      eases:
        "You find words for yourself that are accurate and kind as well. They turn up in the middle of a conversation, while you aren't working on your story at all. It'd be a shame to lose them. Somebody who was there can probably tell you what you said, and would be glad to be asked.",
      presses:
        "You do something that isn't in the story. It may be braver than you're supposed to be, or pettier, and you start at once to explain it away. It would be less work to let it in, and then the story would be about who you are these days.",
    },
    closes: {
      begins:
        "If you've tried one new sentence on one new person by the end of {month}, the story's been opened. You can go on from there, and leave out a little more of the stale part each time.",
      shows:
        "Other people keep copies of your story, you'll notice in {month}, and some of the copies are old. They can't all be called in. What counts is that the one you tell yourself is the latest.",
      halts:
        "You're allowed to be unfinished in {month}. The part that's out of date can go before there's anything to put in its place, and a shorter story is easier to add to.",
      resumes:
        "What's out of date in your story, it may appear in {month}, is the ending. Told often enough it sounds final, and it's only as far as you'd gotten.",
      eases:
        "A kinder version of the story may come to you in {month}, and you needn't suspect it for being kind. Its facts are the same. The tone may have been the part that was out of date.",
      presses:
        "After {month} there's a line in your story that you can't say anymore with a straight face. It's plainly out of date. It doesn't need a nicer line in its place, only a more recent one.",
    },
  },
  {
    asks: 'What do you say when people ask what you do? In {month} the usual line stops fitting, and you get to try another.',
    among:
      'It may be asked at a party, by a form with a very small box, or by a child who wants to know exactly.',
    cast: {
      sun: "the person behind the job title, who'd like to be asked about",
      moon: 'the ease of an answer that takes no thought',
      mercury: 'the usual line about what you do',
      venus: 'the work you love to describe, with both hands going',
      mars: 'the irritation at having to fit what you do into one line',
      jupiter: 'the long answer, with everything you do and hope to do',
      saturn: 'the job title you hold up so that nobody asks further',
      uranus: 'the odd new answer that surprises you as much as them',
      neptune: "the thing you'd love to say you do",
      pluto: "the fear that without the usual line you'd be nobody in particular",
      asc: 'the little pause on your face when people ask what you do',
      mc: 'the work people think you do',
    },
    before: {
      sun: {
        eases:
          "Somebody important asks what you do, and the usual line deserts you. What comes out is what you were doing an hour ago, with some enthusiasm. They want to hear more about it, and you'd have bet money that they wouldn't.",
        presses:
          "You give the line with the title in it, in the voice that goes with the title. It gets its nod. You feel a little shorter afterward, as if you'd stepped down from a box.",
      },
      mercury: {
        eases:
          "A form leaves you an inch and a half to say what you do, and that's a help. The usual line doesn't fit into it. You cut it down to two words, and you've never used one of them before.",
        presses:
          'You set out to improve the line and end up with a paragraph that contains the word however. Nobody at a party waits for a however. The first four words were good, and after that you got nervous.',
      },
      venus: {
        eases:
          "You're introduced by somebody who's fond of you, and they tell a stranger what you do. It isn't how you'd have put it. They simply say what you're good at, without coughing first.",
        presses:
          "You're among people whose lines are shinier than yours, so you play yours down before they've asked. It's meant as modesty. What they hear is that you'd rather not discuss it, and they tactfully don't.",
      },
      mars: {
        eases:
          'You answer with a verb for once. You fix things, you say, or you look after somebody, and you leave it at that without the title. People know what to do with a verb, which is to ask how.',
        presses:
          "You're asked what you do by somebody who's plainly sorting the room. Your line comes out polite with an edge to it, and they catch the edge. The next person to ask may really want to know, so it's worth putting away by then.",
      },
      moons: {
        new: "The usual line is no help with what starts there, because nobody's asking for a title. They'd like to know what you could do by the end of the week. It's a refreshing question, and you've got several answers to it.",
        full: "The line gets some days off, because what comes to a head there calls for hands, and people remember who did what. If somebody describes you to somebody else, it's worth listening for the verb they use.",
      },
    },
    after: {
      sun: {
        eases:
          "You're presented to a group with your own new line. It sounds a size larger coming from somebody else, and it fits. You nod as if you'd been called that for years.",
        presses:
          "A person with a better-known job hears your new line and says oh. That can mean any number of things. At the end of a tiring day you've settled on the worst of them, and they may just have been looking for the bathroom.",
      },
      mercury: {
        eases:
          'The new line gets a second question, and the second gets a third. The usual one tended to end with both of you looking at the snacks.',
        presses:
          "You've got two lines by now and use the wrong one, the careful one at a barbecue or the funny one on a form. No harm's done. Of the two, you can tell which one you wished you'd had with you.",
      },
      venus: {
        eases:
          'You tell somebody what you do, and they say that you obviously like it. There was nothing about liking it in your line. It seems to come through anyway.',
        presses:
          "A relative or an old friend goes on introducing you by your former line, with pride. You don't want to take that from them. They can have it for as long as they're standing there, and you can bring out the new one once they've gone for a drink.",
      },
      mars: {
        eases:
          "You say the new line to a person who could do something about it. It takes all your nerve for about six seconds. They may ask for your number, and even if they don't, the right person has heard it.",
        presses:
          "Somebody wonders aloud whether you can call yourself that. You're about to answer with a list of qualifications. What you do is easier to defend than what you're called, because you've done it.",
      },
      moons: {
        new: "A thing like that starts with a form or a round of introductions, and you're asked what you do. It's a good place to try a newer line. Strangers have nothing to compare it with, and half of them are busy polishing their own.",
        full: "Somebody may ask who you are in the thick of it there, and you tell them what you're doing, since there's no time for the line. It does very well. It would do just as well at a party.",
      },
    },
    slow: {
      eases: [
        "Little by little, over some weeks, the new line stops feeling borrowed. You've said it to a neighbor and to a stranger on the phone, and neither of them asked to see proof. It gets shorter with use, the way nicknames do.",
        "People begin to introduce you properly. One of them may use a word for what you do that you'd never have dared to use, and the next person takes it for granted. You don't have to write the line by yourself.",
      ],
      presses: [
        "Over these weeks you're asked what you do more often than you'd like, and you're between lines. You come away each time feeling that you've sold something too cheap. A few of those answers were closer than you think, and it'd be worth writing down what you said.",
        "What you do changes faster than what you say you do. By the time a line is ready, it's a season behind. You might settle for one that's vague and true, and let the details come up when people ask for them.",
      ],
    },
    houses: {
      new: {
        1: "You've got something new about you, and strangers want to know what you do. The usual line is out before you can stop it. It sounds like the caption to somebody else's photo.",
        2: "New money may be coming from something that isn't in your usual line, from cakes, lessons, or fixing a fence. It's a small sum. When the next form asks for your occupation, you look at the box a little longer.",
        3: "A new neighbor or a classmate may ask what you do, and you've got the length of a driveway to answer in. The title won't mean a thing to them. That you're the one to see about bicycles might.",
        4: "You're on the phone about a lease or a delivery at home, and they need your occupation, so you give them the usual line. A child or a roommate who's listening may ask what that is. You could start with what you did this morning.",
        5: "You're making something that has no title, or you're out with someone who'd rather hear what you laugh at. What you do gets a new answer that evening. It's got glue on it.",
        6: "A new schedule shows what you do, hour by hour. Most of it isn't in the usual line. You're the one who calms people down and finds the file, and neither is on your badge.",
        7: "Somebody new in your life may ask about your day, and your usual line is no help with that. You could tell them what you did after lunch. If a customer and a jammed door come into it, it'll last through dinner.",
        8: "Before a lease, a loan, or a secret is shared, there's a form with a very small box, or a person with a question. You've got your line for the box. The person has to know what you really do all day.",
        9: "You're starting a course or crossing a border, and you have to say what you do in a few easy words. The title doesn't translate. With the words you've got, it comes to helping people find a house or teaching them to swim.",
        10: "A new task at work comes with a new title, or with none. You try out the title under your breath in the hall. What you'll be doing all day is easier to say, and more people will understand it.",
        11: "In a new group they go around the circle, and everybody says what they do. The one ahead of you may say that she grows beans. You've got eight seconds to think of something as true as that.",
        12: "You're off by yourself for a day, and nobody asks. What you do is sleep, read, and repair the hinge. It's a better answer than the usual line, and you could give it to the next person who wants one.",
      },
      full: {
        1: "You're the center of it, and everyone wants to know who that is and what they do. The usual line goes by in the noise. They keep looking at you, so you tell them what you did this morning.",
        2: "A payment or a bill may have your trade written on it, and it isn't the one you name at parties. It could be that what people pay you for is your patience. You can say that when they ask what you do.",
        3: "You're explaining what you do for the sixth time, to a class, a cousin, or a customer service line. Each time it's come out shorter. The sixth one is good enough to keep.",
        4: "The family's at the table, and an older relative may tell everyone what you do and get it wrong. You could correct the title. You could also describe one ordinary day, which they've likely never heard.",
        5: "You're on a stage, at a game, or at a very good party, and somebody may shout the question over the music. You can shout back what you love. It's one word, and it won't need repeating.",
        6: "The work is up to your chin, and it isn't what your line says you do. You're moving chairs. Somebody who's always wondered about your job may see you at it and take the other end.",
        7: "A person who's close to you may be asked what you do while you're within hearing. They'll probably skip the title and say what you're like on the phone with somebody upset. You could borrow that.",
        8: 'The papers are ready, and everyone involved has to say plainly what they do and what they put in. Your usual line takes credit for little. Said plainly, your part may be about half.',
        9: "You're at the end of a long course or a long road, and the form for the way home has the same small box. The old line would fit. What you've been doing out here wouldn't, and you start to write it in the margin.",
        10: "You're being introduced from a platform or in an email to all, with the full title. It gets its nod. The question that comes after is about how you do it, and you can answer that all afternoon.",
        11: "A friend has brought a friend, and you're asked what you do in front of people who know. You begin the usual line. If somebody snorts and offers a better one, you might write it on a napkin.",
        12: "You're tired of being somebody, and behind a closed door it doesn't matter what you do. You water the plants and eat a pear over the sink. If anyone asked you now, that's what you'd say.",
      },
    },
    turns: {
      begins:
        "A person you've never met asks what you do, and you leave out the usual line. You start with what you like about it, or with what you'd sooner be doing. It's wobbly. If it goes wrong, you never have to see them again. If they brighten up, you've got the beginning of a better line.",
      shows:
        "What you say you do gets compared with what people have seen you do, and the two don't quite match. They believe what they've seen. It's often the better of the two, so you could ask one of them how they'd put it. You may be given a line that you'd have been too shy to write.",
      halts:
        "If you're changing what you do, or what you call it, it stops halfway for some months. Your line comes out half old and half new. It isn't a lie as long as you know what it leaves out. You've got time to find out whether you want the other work or only wanted the better answer.",
      resumes:
        "For a while there's been nothing new to say to that question, and now there is. A reply may come, or you simply start up again. You'll want to put it in the past or in the future, where it's safe. The line is also true in the present tense, and it's been true since the first day.",
      eases:
        "You get to explain what you do to somebody who's really curious, possibly a child. The usual line is no use, since they don't know the words in it. What you're left with is plain and oddly cheering. A grown-up at the same table may admit that they'd never understood it until now.",
      presses:
        "You're asked what you do, or what you'd like to do, by somebody who's going to act on your answer. The usual line was made for people who weren't. If you don't know yet, you can say that, and by when you will. It's the smooth answer that they'd hold you to.",
    },
    closes: {
      begins:
        "If you've tried another line on one stranger by the end of {month}, you know how it sounds outdoors. The one to keep is the one that people ask you more about. It may not be the one you polished.",
      shows:
        "What you say can be as simple as what they've seen you do, and in {month} they may see a fair amount. The line is only the caption, and it doesn't need as much fussing over as the picture.",
      halts:
        "You don't need a better line in {month}. It's a good time to find out what you'd do if nobody ever asked, and once you know that, the words for it are a small job.",
      resumes:
        "Somewhere in {month} your answer moves into the present tense. It's allowed to be small there. People would sooner hear about a small thing that you do than about a big one that you did.",
      eases:
        "By the end of {month} you've probably got a line that a ten-year-old could follow. It'll do for everyone else. Very few of them were asking for the title.",
      presses:
        "If you're asked in {month} by somebody who means it, the usual line will sound a little thin. That's how you know that another one is ready. It can be said before it's perfect.",
    },
  },
]
